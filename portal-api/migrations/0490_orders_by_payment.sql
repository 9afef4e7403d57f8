-- Orders whose money is not simply there; nearly all others are paid.
create index orders_unpaid on orders (site_id, payment_status, number) where payment_status <> 'paid';
