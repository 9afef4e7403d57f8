-- Links of a firm that lead to the checkout of a package. Whoever is filled in goes with the person.
create table checkout_links (
  id text not null,
  site_id text not null references sites on delete cascade,
  slug text not null,
  package_id text not null,
  -- A coupon, or one of its single-use codes.
  coupon text,
  expires_at timestamptz,
  max_uses integer check (max_uses > 0),
  first_name text,
  last_name text,
  email text,
  archived boolean not null default false,
  opened integer not null default 0,
  bought integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by text,
  created_key text,
  primary key (site_id, id),
  unique (site_id, slug),
  unique (site_id, created_key),
  foreign key (site_id, package_id) references packages (site_id, id)
);
create index checkout_links_list on checkout_links (site_id, created_at desc, id desc);
create index checkout_links_package on checkout_links (site_id, package_id);
create index checkout_links_person on checkout_links (site_id, lower(email));
select secure_site_table('checkout_links');

-- The link that led to a payment.
alter table payment_attempts add column link_id text;
