create table critiques (
  id text primary key,
  site_id text not null references sites on delete cascade,
  -- Filled once the reader bought something or was invited with an account.
  person_id text,
  first_name text,
  last_name text,
  email text,
  phone_number text,
  processed_at timestamptz not null,
  progress jsonb not null default '[]',
  stars integer check (stars between 1 and 5),
  feedback text,
  written_by_writer boolean not null default false,
  -- Known only to whoever got the mailed link; the plain address of a review does not carry it.
  unique_customer_id text not null,
  review jsonb not null,
  checklist jsonb not null default '[]',
  created_at timestamptz not null,
  unique (site_id, id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index critiques_person on critiques (site_id, person_id);
select secure_site_table('critiques');

create table critique_views (
  id text primary key,
  site_id text not null,
  critique_id text not null,
  created_at timestamptz not null,
  foreign key (site_id, critique_id) references critiques (site_id, id) on delete cascade
);
create index critique_views_critique on critique_views (site_id, critique_id);
select secure_site_table('critique_views');

-- Clicks that lead away from a review or into a checkout.
create table review_clicks (
  id text primary key,
  site_id text not null references sites on delete cascade,
  kind text not null check (kind in ('consultation', 'external-product', 'checkout')),
  critique_id text,
  view_id text,
  subject_id text,
  created_at timestamptz not null,
  foreign key (site_id, critique_id) references critiques (site_id, id) on delete cascade
);
create index review_clicks_site on review_clicks (site_id, created_at);
select secure_site_table('review_clicks');

create table external_products (
  id text primary key,
  site_id text not null references sites on delete cascade,
  name text not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null,
  frequency text not null
    check (frequency in ('Day', 'Week', 'Bi-Weekly', 'Month', '3-Months', 'Year')),
  product_link text not null,
  product_description text not null default '',
  button_text text not null,
  position integer not null default 0
);
create index external_products_site on external_products (site_id, position);
select secure_site_table('external_products');

-- What the reader ticked in the review, copied at the purchase: a later change of the review does not change the order.
create table order_findings (
  site_id text not null,
  order_id text not null,
  finding_id text not null,
  position integer not null,
  tab text not null,
  reason text not null,
  words jsonb not null,
  suggestions jsonb not null,
  primary key (site_id, order_id, finding_id),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
select secure_site_table('order_findings');
