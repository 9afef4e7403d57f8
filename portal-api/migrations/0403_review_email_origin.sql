-- An address that the reader typed proves nothing about who they are.
alter table critiques add column email_from_reader boolean not null default false;
