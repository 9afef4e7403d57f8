-- Which payments used a coupon, counted while its row is locked: of two that settle one waits.
create table coupon_uses (
  site_id text not null references sites on delete cascade,
  coupon text not null,
  payment_key text not null,
  used_at timestamptz not null,
  primary key (site_id, coupon, payment_key)
);
select secure_site_table('coupon_uses');

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table payment_attempts no force row level security;
alter table coupon_uses no force row level security;
insert into coupon_uses (site_id, coupon, payment_key, used_at)
  select site_id, coupon, key, updated_at from payment_attempts
  where state = 'paid' and coupon is not null;
alter table coupon_uses force row level security;
alter table payment_attempts force row level security;
