-- Behind row-level security the database looks for the rows behind a place only by what it trusts: no `coalesce`, no sum.
drop index orders_by_turn;
drop index orders_by_due;
create index orders_by_turn on orders
  (site_id, (case when turn_since is null then created_at else turn_since end), id);
create index orders_by_due on orders
  (site_id, (case when due_date is null then 'infinity'::date else due_date end), id);

drop index chat_inbox;
drop index chat_inbox_of_writers;
drop index chat_inbox_done;
drop index chat_inbox_waiting;
drop index chat_inbox_mine;
create index chat_inbox on chat_conversations
  (site_id, (case when last_seq > firm_seen then 1 else 0 end), last_millis, id)
  where firm_done < last_seq;
create index chat_inbox_of_writers on chat_conversations
  (site_id, (case when last_seq > firm_seen then 1 else 0 end), last_millis, id)
  where chat_type = 'writerToAdmin';
create index chat_inbox_done on chat_conversations
  (site_id, (case when last_seq > firm_seen then 1 else 0 end), last_millis, id)
  where firm_done >= last_seq;
create index chat_inbox_waiting on chat_conversations
  (site_id, (case when last_seq > firm_seen then 1 else 0 end), last_millis, id)
  where waits_since is not null and firm_done < last_seq;
create index chat_inbox_mine on chat_conversations
  (site_id, answered_by, (case when last_seq > firm_seen then 1 else 0 end), last_millis, id)
  where answered_by is not null;

-- The rows of a day are cut from the index alone.
drop index audit_entries_at;
create index audit_entries_at on audit_entries (site_id, at, seq);
