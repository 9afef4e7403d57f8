-- Which builds that came with a server were made live already: a restart, or an older server beside a newer
-- one, must not undo what a person promoted or rolled back since.
create table made_live (
  remote text not null,
  version text not null,
  made_live_at timestamptz not null,
  primary key (remote, version)
);

do $$
declare platform_role name;
begin
  select unnest(roles) into platform_role from pg_policies
    where schemaname = 'public' and tablename = 'sites' and policyname = 'platform';
  execute format('grant select, insert on made_live to %I', platform_role);
end $$;
