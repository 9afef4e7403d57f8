-- Since when each line of a firm's health says what it says.
create table health_states (
  site_id text not null references sites on delete cascade,
  key text not null,
  state text not null,
  since timestamptz not null,
  primary key (site_id, key)
);
select secure_site_table('health_states');
