-- The same as before, for the roles of this very database.
create or replace function secure_site_table(table_name text) returns void language plpgsql as $$
begin
  execute format('alter table %I enable row level security', table_name);
  execute format('alter table %I force row level security', table_name);
  execute format(
    'create policy own_site on %I to portal_site
       using (site_id = current_setting(''app.site'', true))
       with check (site_id = current_setting(''app.site'', true))', table_name);
  execute format(
    'create policy platform on %I to portal_platform using (true) with check (true)', table_name);
  execute format(
    'grant select, insert, update, delete on %I to portal_site, portal_platform', table_name);
end $$;
