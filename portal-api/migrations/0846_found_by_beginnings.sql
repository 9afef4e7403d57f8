-- Mails are found by how their address or subject begins, as people are by theirs.
alter table mail_notices
  add column found_recipient text generated always as (lower(recipient)) stored,
  add column found_subject text generated always as (lower(subject)) stored;
create index mail_notices_found_recipient on mail_notices (site_id, found_recipient text_pattern_ops);
create index mail_notices_found_subject on mail_notices (site_id, found_subject text_pattern_ops);
-- A person's newest mails.
drop index mail_notices_person;
create index mail_notices_person on mail_notices (site_id, person_id, created_at desc, id desc);

-- The list of people goes on from a place in one order, whoever it shows.
create index people_listed on people (site_id, found_email, id);
create index people_listed_role on people (site_id, role, found_email, id);
create index people_listed_deactivated on people (site_id, found_email, id) where deactivated_at is not null;
create index invitations_open on invitations (site_id, expires_at) where accepted_at is null and revoked_at is null;
-- What is open of customers, beside that of writers.
create index orders_client_open on orders (site_id, client_id) where status_percentage < 100;
