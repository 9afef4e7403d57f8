-- What waits for the firm is counted from indexes alone: each holds only what is shown and waits so.
create index orders_unassigned_open on orders (site_id)
  where writer_id is null and status_percentage < 100
    and not hide_order and cancelled_at is null and not is_test;
create index orders_overdue on orders (site_id, due_date)
  where status_percentage < 100 and not hide_order and cancelled_at is null and not is_test;
create index orders_disputed on orders (site_id)
  where payment_status = 'disputed' and not hide_order and cancelled_at is null and not is_test;
create index orders_silent on orders (site_id, turn_owner, (coalesce(turn_since, created_at)))
  include (turn_since, created_at)
  where turn_owner = 'customer' and not hide_order and cancelled_at is null and not is_test;
-- A writer's own numbers, and the load that the firm sees.
create index orders_writer_counted on orders (site_id, writer_id, writer_archived)
  include (status_percentage, writer_step) where cancelled_at is null;
drop index orders_writer_assigned;
create index orders_writer_assigned on orders (site_id, writer_id, assigned_at)
  where cancelled_at is null and not is_test;
drop index orders_writer_completed;
create index orders_writer_completed on orders (site_id, writer_id, completed_at desc)
  include (ready_at, created_at) where completed_at is not null and cancelled_at is null;
