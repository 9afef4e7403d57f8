-- The mail of a finished review waits from the moment in which it is finished, whoever is left to send it.
alter table review_jobs add column mail_due boolean not null default false;
create index review_jobs_mail_due on review_jobs (finished_at) where mail_due;
