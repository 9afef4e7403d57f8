-- People are found by how their whole name, last name or address begins. Behind row-level security an index serves only
-- what the database trusts not to tell of other rows: it trusts starts_with, but neither lower nor like.
alter table people
  add column found_name text generated always as (lower(first_name || ' ' || last_name)) stored,
  add column found_last_name text generated always as (lower(last_name)) stored,
  add column found_email text generated always as (lower(email)) stored;
create index people_found_name on people (site_id, found_name text_pattern_ops);
create index people_found_last_name on people (site_id, found_last_name text_pattern_ops);
create index people_found_email on people (site_id, found_email text_pattern_ops);
