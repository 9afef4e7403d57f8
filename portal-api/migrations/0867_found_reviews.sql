-- Reviews are found by how the name or address of their reader begins; what a draft says of one holds until it is published.
alter table critiques
  add column found_name text generated always as (lower(
    coalesce(first_name, draft ->> 'firstName', '') || ' ' || coalesce(last_name, draft ->> 'lastName', ''))) stored,
  add column found_last_name text generated always as
    (lower(coalesce(last_name, draft ->> 'lastName'))) stored,
  add column found_email text generated always as (lower(coalesce(email, draft ->> 'email'))) stored;
create index critiques_found_name on critiques (site_id, found_name text_pattern_ops);
create index critiques_found_last_name on critiques (site_id, found_last_name text_pattern_ops);
create index critiques_found_email on critiques (site_id, found_email text_pattern_ops);
