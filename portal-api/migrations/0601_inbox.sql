-- The firm's inbox: each conversation knows when its last message came, how far the firm has read, what is done with,
-- since when somebody waits for the firm's side, and which admin answered last.
alter table chat_conversations add column last_millis bigint not null default 0;
alter table chat_conversations add column firm_seen bigint not null default 0;
alter table chat_conversations add column firm_done bigint not null default 0;
alter table chat_conversations add column waits_since timestamptz;
alter table chat_conversations add column answered_by text;

-- Which admin wrote under the firm's name; only admins are told.
alter table chat_messages add column written_by text;
alter table chat_messages add column written_name text;

-- What was said beside orders before there was an inbox is not new to the firm.
update chat_conversations c set
  last_millis = (extract(epoch from m.created_at) * 1000)::bigint,
  firm_seen = case
    when c.chat_type = 'writerToCustomer' or m.sender_id = 'admin' then c.last_seq
    else coalesce((select r.seq from chat_reads r where r.site_id = c.site_id
      and r.conversation_id = c.id and r.reader_id = 'admin'), 0) end,
  waits_since = case
    when c.chat_type = 'writerToAdmin' and m.sender_id = 'admin' then null
    when c.chat_type = 'writerToAdmin' then m.created_at
    when m.sender_id = (select o.client_id from orders o
      where o.site_id = c.site_id and o.id = c.order_id) then m.created_at end
from chat_messages m
where m.site_id = c.site_id and m.conversation_id = c.id and m.seq = c.last_seq;

-- Where a conversation stands in the inbox: what is unread before the rest, then by its last message.
create index chat_inbox on chat_conversations
  (site_id, (last_millis + case when last_seq > firm_seen then 10000000000000 else 0 end), id)
  where firm_done < last_seq;
create index chat_inbox_of_writers on chat_conversations
  (site_id, (last_millis + case when last_seq > firm_seen then 10000000000000 else 0 end), id)
  where chat_type = 'writerToAdmin';
create index chat_inbox_done on chat_conversations
  (site_id, (last_millis + case when last_seq > firm_seen then 10000000000000 else 0 end), id)
  where firm_done >= last_seq;
create index chat_inbox_waiting on chat_conversations
  (site_id, (last_millis + case when last_seq > firm_seen then 10000000000000 else 0 end), id)
  where waits_since is not null and firm_done < last_seq;
create index chat_inbox_mine on chat_conversations
  (site_id, answered_by, (last_millis + case when last_seq > firm_seen then 10000000000000 else 0 end), id)
  where answered_by is not null;
create index chat_unread_of_firm on chat_conversations (site_id, chat_type) where last_seq > firm_seen;
