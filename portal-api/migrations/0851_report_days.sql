-- Reports add up finished days from sums. A day stands here while its sums hold, with the time zone it was cut in.
create table report_days (
  site_id text not null references sites on delete cascade,
  day date not null,
  time_zone text not null,
  primary key (site_id, day)
);
select secure_site_table('report_days');

-- What a report adds up of a day, by whom or what it counts.
create table report_sums (
  site_id text not null,
  report text not null,
  day date not null,
  subject text not null,
  sums jsonb not null,
  primary key (site_id, report, day, subject),
  foreign key (site_id, day) references report_days on delete cascade
);
create index report_sums_day on report_sums (site_id, day);
-- A year is read in one go: what lies beside its row would be fetched one by one.
alter table report_sums alter column sums set storage main;
select secure_site_table('report_sums');

-- Where rows changed that a report counts: the moment, or the day where the row says that itself. There is one row per
-- change and no key: a mark of a change that is not committed yet must not be lost in one that is being taken.
create table report_marks (
  site_id text not null,
  at timestamptz,
  day date
);
create index report_marks_site on report_marks (site_id);
select secure_site_table('report_marks');

create function mark_report_moments(site text, moments timestamptz[]) returns void language sql as $$
  insert into report_marks (site_id, at) select site, m from unnest(moments) m where m is not null;
$$;

-- The days on which payments count, by their keys.
create function mark_payment_days(site text, keys text[]) returns void language sql as $$
  insert into report_marks (site_id, at)
    select site, updated_at from payment_attempts where site_id = site and key = any(keys) and state = 'paid'
    union all select site, updated_at from refunds
      where site_id = site and payment_key = any(keys) and state = 'done';
  insert into report_marks (site_id, day)
    select site, paid_on from outside_payments where site_id = site and payment_key = any(keys);
$$;

-- What counts on its own day because of the order that it belongs to.
create function mark_days_of_order(site text, order_key text) returns void language sql as $$
  insert into report_marks (site_id, at)
    select site, m from drafts, unnest(array[created_at, reviewed_at]) m
      where site_id = site and order_id = order_key and m is not null
    union all select site, created_at from invoices
      where site_id = site and order_id = order_key and status = 'unpaid';
  select mark_payment_days(site, array(
    select key from payment_attempts where site_id = site and order_id = order_key
    union select key from payment_attempts
      where site_id = site and kind = 'tip' and subject_id = order_key and state = 'paid'
    union select a.key from invoices i join payment_attempts a on a.site_id = i.site_id and a.invoice_id = i.id
      where i.site_id = site and i.order_id = order_key));
$$;

create function mark_order_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_report_moments(old.site_id, array[old.created_at, old.completed_at, old.cancelled_at]);
    perform mark_days_of_order(old.site_id, old.id);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_report_moments(new.site_id, array[new.created_at, new.completed_at, new.cancelled_at]);
    if new.is_test or tg_op = 'UPDATE' then perform mark_days_of_order(new.site_id, new.id); end if;
  end if;
  return null;
end $$;
create trigger orders_report_days after insert or delete on orders
  for each row execute function mark_order_days();
-- What it counts as changed, and with it all that belongs to it.
create trigger orders_report_days_renamed after update on orders for each row
  when ((old.id, old.number, old.is_test, old.created_at)
    is distinct from (new.id, new.number, new.is_test, new.created_at))
  execute function mark_order_days();

create function mark_order_end() returns trigger language plpgsql as $$
begin
  perform mark_report_moments(old.site_id,
    array[old.completed_at, new.completed_at, old.cancelled_at, new.cancelled_at]);
  return null;
end $$;
create trigger orders_report_end after update on orders for each row
  when ((old.completed_at, old.cancelled_at, old.ready_at, old.due_date)
    is distinct from (new.completed_at, new.cancelled_at, new.ready_at, new.due_date))
  execute function mark_order_end();

-- Tips belong to whoever writes the order now.
create function mark_order_writer() returns trigger language plpgsql as $$
begin
  perform mark_days_of_order(new.site_id, new.id);
  return null;
end $$;
create trigger orders_report_writer after update on orders for each row
  when (old.writer_id is distinct from new.writer_id) execute function mark_order_writer();

create function mark_draft_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_report_moments(old.site_id, array[old.created_at, old.reviewed_at]);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_report_moments(new.site_id, array[new.created_at, new.reviewed_at]);
  end if;
  return null;
end $$;
create trigger drafts_report_days after insert or delete on drafts
  for each row execute function mark_draft_days();
create trigger drafts_report_days_changed after update on drafts for each row
  when ((old.order_id, old.writer_id, old.rating, old.reviewed_at, old.created_at)
    is distinct from (new.order_id, new.writer_id, new.rating, new.reviewed_at, new.created_at))
  execute function mark_draft_days();
