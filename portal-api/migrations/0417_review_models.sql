-- The consent of its own to ask a language model: text, version, moment, and who gets the text. Null is no.
alter table review_jobs add column model_consent jsonb;
