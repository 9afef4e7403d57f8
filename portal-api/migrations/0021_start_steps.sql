-- Steps of the first run that a firm has put aside; which are done, its data say.
create table skipped_steps (
  site_id text not null references sites on delete cascade,
  step text not null,
  primary key (site_id, step)
);
select secure_site_table('skipped_steps');
