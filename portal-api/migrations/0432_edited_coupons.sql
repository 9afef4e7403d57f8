-- Admins edit coupons: an amount instead of a share, from when on, for which packages, and how often by one customer.
alter table coupons alter column percent drop not null;
alter table coupons add column amount_minor bigint check (amount_minor > 0);
-- Of the amount; a share fits every currency.
alter table coupons add column currency text;
alter table coupons add constraint coupons_one_discount check (num_nonnulls(percent, amount_minor) = 1);
alter table coupons add constraint coupons_amount_currency check ((amount_minor is null) = (currency is null));
alter table coupons add column starts_at timestamptz;
-- None for all.
alter table coupons add column package_ids text[] not null default '{}';
alter table coupons add column max_per_customer integer check (max_per_customer > 0);
-- How often it was paid with; counted while the row is locked.
alter table coupons add column uses integer not null default 0;
-- So many single-use codes stand for it; with any, its own code is none.
alter table coupons add column codes integer not null default 0;
alter table coupons add column version integer not null default 1;
alter table coupons add column changed_at timestamptz;
alter table coupons add column changed_by text;
-- The call that made it, so that a repeated one finds it.
alter table coupons add column created_key text;
create unique index coupons_created_key on coupons (site_id, created_key);
create index coupons_list on coupons (site_id, created_at desc, code desc);

create table coupon_codes (
  site_id text not null,
  code text not null check (code = upper(code)),
  coupon text not null,
  position integer not null,
  primary key (site_id, code),
  foreign key (site_id, coupon) references coupons (site_id, code) on delete cascade
);
create index coupon_codes_coupon on coupon_codes (site_id, coupon, position);
select secure_site_table('coupon_codes');

alter table coupon_uses add column person_id text;
-- The single-use code that was typed, of a coupon that has some.
alter table coupon_uses add column single_code text;
create unique index coupon_uses_single on coupon_uses (site_id, single_code);
create index coupon_uses_person on coupon_uses (site_id, coupon, person_id);

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table coupons no force row level security;
alter table coupon_uses no force row level security;
alter table payment_attempts no force row level security;
update coupon_uses u set person_id = a.person_id from payment_attempts a
  where a.site_id = u.site_id and a.key = u.payment_key;
update coupons c set uses = (select count(*) from coupon_uses u
  where u.site_id = c.site_id and u.coupon = c.code);
alter table payment_attempts force row level security;
alter table coupon_uses force row level security;
alter table coupons force row level security;
