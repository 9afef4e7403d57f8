-- Whose site a device reported from, so that a firm learns of its own devices.
alter table release_devices add column site_id text references sites on delete cascade;
create index release_devices_site on release_devices (site_id, remote, version);
select secure_site_table('release_devices');
revoke insert, update, delete on release_devices from portal_site;
