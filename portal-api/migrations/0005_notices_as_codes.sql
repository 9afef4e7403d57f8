-- A notice is a code and its parameters, worded when it is read. Older rows keep their text.
alter table notifications
  add column code text,
  add column params jsonb,
  -- Out of the bell, yet still among the news of its order.
  add column cleared_at timestamptz,
  -- A server of the version before reads an empty line here instead of failing.
  alter column content set default '';
create index notifications_waiting on notifications (site_id, person_id, created_at desc)
  where cleared_at is null;
