-- What the firm itself does with an order: who changed it last, that it was called off, and that it was only a trial.
alter table orders
  add column version integer not null default 1,
  add column changed_by text,
  add column changed_at timestamptz,
  add column cancelled_at timestamptz,
  add column cancel_reason text not null default '',
  add column is_test boolean not null default false;

-- The back office's list goes on from a place in one of these orders, and each filter has its own way in.
create index orders_by_turn on orders (site_id, (coalesce(turn_since, created_at)), id);
create index orders_by_due on orders (site_id, (coalesce(due_date, 'infinity'::date)), id);
create index orders_by_price on orders (site_id, invoice_price_minor, id);
create index orders_package on orders (site_id, package_id, number);
create index orders_of_turn on orders (site_id, turn_owner, turn_step, turn_since);
create index orders_put_aside on orders (site_id, number) where hide_order or is_test or cancelled_at is not null;
create index orders_unassigned on orders (site_id, number) where writer_id is null;
create index orders_open on orders (site_id, due_date, number) where status_percentage < 100;
-- A writer's load: what is open, what came this week, what was finished of late.
create index orders_writer_open on orders (site_id, writer_id, due_date)
  where status_percentage < 100 and cancelled_at is null and not is_test;
create index orders_writer_assigned on orders (site_id, writer_id, assigned_at);
create index orders_writer_completed on orders (site_id, writer_id, completed_at) where completed_at is not null;

-- Customers are found by how their names or addresses begin.
create index people_first_name on people (site_id, lower(first_name) text_pattern_ops);
create index people_last_name on people (site_id, lower(last_name) text_pattern_ops);
create index people_email_begin on people (site_id, lower(email) text_pattern_ops);

-- What the people of the firm write down for each other about an order.
create table order_notes (
  id text primary key,
  site_id text not null,
  order_id text not null,
  author_id text not null,
  text text not null,
  created_at timestamptz not null,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, author_id) references people (site_id, id)
);
create index order_notes_order on order_notes (site_id, order_id, created_at desc);
select secure_site_table('order_notes');

-- What the firm did to an order, for its history.
create table order_events (
  id text primary key,
  site_id text not null,
  order_id text not null,
  code text not null,
  -- Who did it; nothing for a command.
  person_id text,
  -- The writer whom it concerns.
  writer_id text,
  -- A reason, or a word to the next writer.
  words text not null default '',
  -- What was opened again or entered.
  service_id text,
  task_id text,
  created_at timestamptz not null,
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade
);
create index order_events_order on order_events (site_id, order_id, created_at desc);
select secure_site_table('order_events');
