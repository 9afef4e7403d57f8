-- Orders whose invoice is not paid yet: few, and asked for by the firm's list.
create index if not exists orders_awaiting_payment on orders (site_id, number) where awaits_payment;

-- The log said names of writers and free words of orders, payments and invoices. What it says of people who were erased
-- goes, and so does what somebody searched the log for or wrote to a draft. The chain holds only digests and stays whole.
alter table audit_entries no force row level security;
alter table erasures no force row level security;
alter table invoices no force row level security;
alter table order_events no force row level security;
alter table orders no force row level security;
alter table payment_attempts no force row level security;

with gone as (select site_id, person_id from erasures where done_at is not null)
update audit_entries a
  set address = null, before = null, after = null, salt = null, blanked_at = now()
  where a.blanked_at is null and (
    (a.action = 'audit exported' and coalesce(a.after ->> 'person', a.after ->> 'subject', '') <> '')
    or (a.action = 'portal draft reject' and a.after ->> 'reason' is not null)
    or (a.subject_kind = 'order' and coalesce(a.after ->> 'reason', '') <> ''
      and exists (select 1 from orders o join gone g on g.site_id = o.site_id and g.person_id = o.client_id
        where o.site_id = a.site_id and o.id = a.subject_id))
    or (a.subject_kind = 'order' and coalesce(a.before ->> 'writer', a.after ->> 'writer') is not null
      and exists (select 1 from orders o join gone g on g.site_id = o.site_id and g.person_id = o.writer_id
        where o.site_id = a.site_id and o.id = a.subject_id))
    or (a.subject_kind = 'order' and coalesce(a.before ->> 'writer', a.after ->> 'writer') is not null
      and exists (select 1 from order_events e join gone g on g.site_id = e.site_id and g.person_id = e.writer_id
        where e.site_id = a.site_id and e.order_id = a.subject_id))
    or (a.subject_kind = 'payment' and coalesce(a.after ->> 'reason', '') <> ''
      and exists (select 1 from payment_attempts p join gone g on g.site_id = p.site_id and g.person_id = p.person_id
        where p.site_id = a.site_id and p.key = a.subject_id))
    or (a.subject_kind = 'invoice'
      and coalesce(a.after ->> 'reference', a.before ->> 'title', a.after ->> 'title', '') <> ''
      and (not exists (select 1 from invoices i where i.site_id = a.site_id and i.id = a.subject_id)
        or exists (select 1 from invoices i join gone g on g.site_id = i.site_id and g.person_id = i.person_id
          where i.site_id = a.site_id and i.id = a.subject_id))));

alter table payment_attempts force row level security;
alter table orders force row level security;
alter table order_events force row level security;
alter table invoices force row level security;
alter table erasures force row level security;
alter table audit_entries force row level security;
