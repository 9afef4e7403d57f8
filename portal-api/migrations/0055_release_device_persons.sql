-- Who was signed in when a device reported, as a hash: for a release that everybody has, only people count.
alter table release_devices add column person text;
