-- When the portal was last backed up, for its metrics; written by `portal backup`.
create table backups (
  backup_id bigint generated always as identity primary key,
  made_at timestamptz not null,
  bytes bigint not null,
  row_count bigint not null,
  file_count bigint not null
);

-- The platform's role looks after the whole portal; whatever it is called here, the sites' policy names it.
do $$
declare platform_role name;
begin
  select unnest(roles) into platform_role from pg_policies
    where schemaname = 'public' and tablename = 'sites' and policyname = 'platform';
  execute format('grant select, insert, update, delete on backups to %I', platform_role);
  execute format('grant select on migrations to %I', platform_role);
end $$;
