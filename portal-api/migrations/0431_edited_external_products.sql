-- Admins edit them: the row's version grows with every change, and a repeated call finds what its first one made.
alter table external_products add column version integer not null default 1;
alter table external_products add column changed_at timestamptz;
alter table external_products add column changed_by text;
alter table external_products add column created_key text;
create unique index external_products_created_key on external_products (site_id, created_key);
