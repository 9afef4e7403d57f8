-- Which demo data each site already has, so that a second start adds nothing twice.
create table seeds (
  site_id text not null references sites on delete cascade,
  name text not null,
  applied_at timestamptz not null,
  primary key (site_id, name)
);
select secure_site_table('seeds');
