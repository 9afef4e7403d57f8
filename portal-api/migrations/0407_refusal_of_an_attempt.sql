-- Why an attempt was declined: a code and its parameters, worded when it is read. Older rows keep their text.
alter table payment_attempts add column refusal jsonb;
