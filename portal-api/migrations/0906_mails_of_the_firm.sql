-- A mail may be for the firm itself: then it names no person.
alter table mail_notices alter column person_id drop not null;
create unique index mail_notices_firm on mail_notices (site_id, event_key) where person_id is null;

-- Nobody ever asked which messages of a provider were handled: what counts is what the provider answers.
drop table payment_events;
