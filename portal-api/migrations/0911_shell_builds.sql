-- Which builds of the shell were served, and their files, which the release store keeps for pages that are still open.
create table shell_builds (
  build text primary key,
  files text[] not null,
  -- When a server last began to serve it; it is in use until the next one begins.
  started_at timestamptz not null
);

do $$
declare platform_role name;
begin
  select unnest(roles) into platform_role from pg_policies
    where schemaname = 'public' and tablename = 'sites' and policyname = 'platform';
  execute format('grant select, insert, update, delete on shell_builds to %I', platform_role);
end $$;
