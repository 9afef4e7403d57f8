-- Files that come with packages, kept as one thing through all its files: a newer file reaches orders from then on, or
-- everybody who bought it.
create table downloadables (
  id text not null,
  site_id text not null references sites on delete cascade,
  title text not null,
  archived boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text,
  created_key text,
  primary key (site_id, id),
  unique (site_id, created_key)
);
create index downloadables_list on downloadables (site_id, lower(title), id);
select secure_site_table('downloadables');

create table downloadable_files (
  site_id text not null,
  downloadable_id text not null,
  number integer not null check (number > 0),
  file_key text not null references files (key),
  reaches_everyone boolean not null,
  published_at timestamptz not null,
  published_by text,
  primary key (site_id, downloadable_id, number),
  unique (site_id, file_key),
  foreign key (site_id, downloadable_id) references downloadables (site_id, id) on delete cascade
);
select secure_site_table('downloadable_files');
create index package_downloadables_file on package_downloadables (site_id, file_key);

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table package_downloadables no force row level security;
alter table files no force row level security;
alter table downloadables no force row level security;
alter table downloadable_files no force row level security;
insert into downloadables (id, site_id, title, created_at, changed_at)
  select distinct on (d.site_id, d.file_key) d.file_key, d.site_id, d.title, f.created_at, f.created_at
  from package_downloadables d join files f on f.key = d.file_key
  order by d.site_id, d.file_key, d.package_version desc;
insert into downloadable_files
    (site_id, downloadable_id, number, file_key, reaches_everyone, published_at)
  select site_id, id, 1, id, true, created_at from downloadables;
alter table downloadable_files force row level security;
alter table downloadables force row level security;
alter table files force row level security;
alter table package_downloadables force row level security;
