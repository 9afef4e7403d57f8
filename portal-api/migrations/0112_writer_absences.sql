-- Days on which a writer takes no new order, both ends included.
create table writer_absences (
  id text primary key,
  site_id text not null,
  writer_id text not null,
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  created_at timestamptz not null,
  foreign key (site_id, writer_id) references people (site_id, id) on delete cascade
);
create index writer_absences_writer on writer_absences (site_id, writer_id, to_day);
select secure_site_table('writer_absences');
