-- One conversation per order, and one per writer with the admin.
create table chat_conversations (
  id text not null,
  site_id text not null references sites on delete cascade,
  chat_type text not null check (chat_type in ('writerToCustomer', 'writerToAdmin')),
  order_id text,
  writer_id text,
  -- The row that gives each message its place: locked while messages are stored.
  last_seq bigint not null default 0,
  created_at timestamptz not null,
  primary key (site_id, id),
  check ((order_id is null) = (chat_type = 'writerToAdmin')),
  foreign key (site_id, order_id) references orders (site_id, id) on delete cascade,
  foreign key (site_id, writer_id) references people (site_id, id) on delete cascade
);
select secure_site_table('chat_conversations');

create table chat_messages (
  site_id text not null,
  conversation_id text not null,
  seq bigint not null,
  id text not null,
  client_id text not null,
  -- A person's id, or 'admin'.
  sender_id text not null,
  sender_name text not null,
  writer_name text,
  type text not null check (type in ('text', 'file')),
  content text,
  file jsonb,
  created_at timestamptz not null,
  primary key (site_id, conversation_id, seq),
  -- However often a client repeats a message, it is stored once.
  unique (site_id, conversation_id, sender_id, client_id),
  foreign key (site_id, conversation_id) references chat_conversations (site_id, id) on delete cascade
);
select secure_site_table('chat_messages');

create table chat_reads (
  site_id text not null,
  conversation_id text not null,
  reader_id text not null,
  seq bigint not null,
  primary key (site_id, conversation_id, reader_id),
  foreign key (site_id, conversation_id) references chat_conversations (site_id, id) on delete cascade
);
select secure_site_table('chat_reads');
