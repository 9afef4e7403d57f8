-- The same for what moves money.
create function mark_attempt_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'paid' then
    perform mark_report_moments(old.site_id, array[old.updated_at]);
    perform mark_payment_days(old.site_id, array[old.key]);
  end if;
  if tg_op <> 'DELETE' and new.state = 'paid' then
    perform mark_payment_days(new.site_id, array[new.key]);
  end if;
  return null;
end $$;
create trigger payment_attempts_report_days after insert or delete on payment_attempts
  for each row execute function mark_attempt_days();
create trigger payment_attempts_report_days_changed after update on payment_attempts for each row
  when ((old.state, old.updated_at, old.kind, old.subject_id, old.order_id, old.invoice_id, old.coupon, old.currency,
      old.list_minor, old.amount_minor, old.returned_minor)
    is distinct from (new.state, new.updated_at, new.kind, new.subject_id, new.order_id, new.invoice_id, new.coupon,
      new.currency, new.list_minor, new.amount_minor, new.returned_minor))
  execute function mark_attempt_days();

create function mark_refund_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.state = 'done' then
    perform mark_report_moments(old.site_id, array[old.updated_at]);
  end if;
  if tg_op <> 'DELETE' and new.state = 'done' then
    perform mark_report_moments(new.site_id, array[new.updated_at]);
  end if;
  return null;
end $$;
create trigger refunds_report_days after insert or update or delete on refunds
  for each row execute function mark_refund_days();

-- A payment from outside counts on the day that is noted beside it, and no more at the moment it was noted.
create function mark_outside_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_marks (site_id, day) values (old.site_id, old.paid_on);
    perform mark_payment_days(old.site_id, array[old.payment_key]);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_payment_days(new.site_id, array[new.payment_key]);
  end if;
  return null;
end $$;
create trigger outside_payments_report_days after insert or update or delete on outside_payments
  for each row execute function mark_outside_days();

create function mark_coupon_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_payment_days(old.site_id, array[old.payment_key]); end if;
  if tg_op <> 'DELETE' then perform mark_payment_days(new.site_id, array[new.payment_key]); end if;
  return null;
end $$;
create trigger coupon_uses_report_days after insert or update or delete on coupon_uses
  for each row execute function mark_coupon_days();

create function mark_invoice_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'unpaid' then
    perform mark_report_moments(old.site_id, array[old.created_at]);
  end if;
  if tg_op <> 'DELETE' and new.status = 'unpaid' then
    perform mark_report_moments(new.site_id, array[new.created_at]);
  end if;
  -- What paid it is a trial by its order.
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.order_id is distinct from new.order_id) then
    perform mark_payment_days(old.site_id,
      array(select key from payment_attempts where site_id = old.site_id and invoice_id = old.id));
  end if;
  return null;
end $$;
create trigger invoices_report_days after insert or delete on invoices
  for each row execute function mark_invoice_days();
create trigger invoices_report_days_changed after update on invoices for each row
  when ((old.status, old.price_minor, old.currency, old.created_at, old.order_id)
    is distinct from (new.status, new.price_minor, new.currency, new.created_at, new.order_id))
  execute function mark_invoice_days();

-- An invoice's payment is found by it, whether or not it names the order too.
drop index payment_attempts_invoice;
create index payment_attempts_invoice on payment_attempts (site_id, invoice_id);
-- What was paid after a review.
create index payment_attempts_reviewed on payment_attempts (site_id, updated_at)
  include (critique_id, order_id) where state = 'paid' and critique_id is not null;
