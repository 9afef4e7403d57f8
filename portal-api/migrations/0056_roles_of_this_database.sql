-- Roles belong to a whole database server. Those of this database have names of their own, so that a
-- second portal beside it can never act in its rows. The old names are put together here, because the
-- names written out in a migration stand for those of the database that it runs on.
do $$
declare
  kind text;
  old_role text;
  new_role text;
  entry record;
begin
  foreach kind in array array['site', 'platform'] loop
    old_role := 'portal_' || kind;
    new_role := old_role || '_' || (select oid from pg_database where datname = current_database());
    if not exists (
      select from pg_policy p join pg_roles r on r.oid = any (p.polroles)
      where p.polrelid = 'sites'::regclass and r.rolname = old_role
    ) then continue; end if;
    begin
      execute format('create role %I nologin', new_role);
    exception when duplicate_object or unique_violation then null;
    end;
    execute format('grant %I to %I', new_role, current_user);
    execute format('grant usage on schema public to %I', new_role);
    for entry in
      select c.relname, p.polname from pg_policy p
      join pg_class c on c.oid = p.polrelid join pg_roles r on r.oid = any (p.polroles)
      where r.rolname = old_role
    loop
      execute format('alter policy %I on %I to %I', entry.polname, entry.relname, new_role);
    end loop;
    for entry in
      select table_name, privilege_type, string_agg(format('%I', column_name), ', ') as columns
      from information_schema.column_privileges c
      where grantee = old_role and table_schema = 'public' and not exists (
        select from information_schema.role_table_grants t
        where t.grantee = old_role and t.table_schema = 'public'
          and t.table_name = c.table_name and t.privilege_type = c.privilege_type)
      group by 1, 2
    loop
      execute format('grant %s (%s) on %I to %I', entry.privilege_type, entry.columns, entry.table_name, new_role);
    end loop;
    for entry in
      select table_name, string_agg(distinct privilege_type, ', ') as privileges
      from information_schema.role_table_grants
      where grantee = old_role and table_schema = 'public' group by 1
    loop
      execute format('grant %s on %I to %I', entry.privileges, entry.table_name, new_role);
    end loop;
    for entry in select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v') loop
      execute format('revoke all on %I from %I', entry.relname, old_role);
    end loop;
    execute format('revoke usage on schema public from %I', old_role);
  end loop;
end $$;
