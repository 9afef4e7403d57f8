-- A year's reports are added up from indexes alone: each holds what it counts.
drop index payment_attempts_settled;
create index payment_attempts_settled on payment_attempts (site_id, updated_at)
  include (key, currency, amount_minor) where state = 'paid';
create index payment_attempts_tips on payment_attempts (site_id, updated_at)
  where state = 'paid' and kind = 'tip';
create index payment_attempts_discounted on payment_attempts (site_id, updated_at)
  where state = 'paid' and coupon is not null;
-- What was paid for trials, which count nowhere.
create index orders_trials on orders (site_id, id) where is_test;
create index payment_attempts_invoice on payment_attempts (site_id, invoice_id) where order_id is null;
