-- Lists of invoices, payments and mails, and the count of what somebody has not read, by person, order and state.
create index invoices_status on invoices (site_id, status, created_at desc, id desc);
create index payment_attempts_person on payment_attempts (site_id, person_id);
create index payment_attempts_order on payment_attempts (site_id, order_id);
create index payment_attempts_returned on payment_attempts (site_id, created_at desc, key desc)
  where state = 'paid' and returned_minor > 0;
create index payment_attempts_disputed on payment_attempts (site_id, created_at desc, key desc)
  where state = 'paid' and is_disputed;
create index mail_notices_state on mail_notices (site_id, state, created_at desc, id desc);
create index chat_conversations_order on chat_conversations (site_id, order_id) where order_id is not null;
create index chat_conversations_writer on chat_conversations (site_id, writer_id) where writer_id is not null;
