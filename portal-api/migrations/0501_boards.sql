create table boards (
  site_id text not null,
  id text not null,
  owner_id text not null,
  scope text not null check (scope in ('customer', 'writer')),
  title text not null,
  description text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, owner_id) references people (site_id, id) on delete cascade
);
create index boards_owner on boards (site_id, owner_id, created_at);
-- A customer has one tracker, also when two first visits race.
create unique index boards_one_tracker on boards (site_id, owner_id) where scope = 'customer';
select secure_site_table('boards');

-- Rows keep their position while deleted, so that taking the deletion back restores the order exactly.
create table board_columns (
  site_id text not null,
  id text not null,
  board_id text not null,
  position integer not null,
  title text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, board_id) references boards (site_id, id) on delete cascade
);
create index board_columns_board on board_columns (site_id, board_id, position);
select secure_site_table('board_columns');

-- A card is one row with one place: no failure can leave it in two columns or in none.
create table board_cards (
  site_id text not null,
  id text not null,
  board_id text not null,
  column_id text,
  position integer not null default 0,
  -- Placed by a load of the board before its maker could say where it belongs.
  adopted boolean not null default false,
  title text not null,
  description text not null default '',
  deadline date,
  priority text check (priority in ('Highest', 'High', 'Medium', 'Low', 'Lowest')),
  post_url text not null default '',
  salary text not null default '',
  address text not null default '',
  city text not null default '',
  state text not null default '',
  zip text not null default '',
  description_content text not null default '',
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (site_id, id),
  foreign key (site_id, board_id) references boards (site_id, id) on delete cascade,
  foreign key (site_id, column_id) references board_columns (site_id, id) on delete cascade
);
create index board_cards_board on board_cards (site_id, board_id, column_id, position);
select secure_site_table('board_cards');

-- Moves already done, by the identifier that their sender chose: a repeat changes nothing.
create table board_operations (
  site_id text not null,
  id text not null,
  board_id text not null,
  done_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, board_id) references boards (site_id, id) on delete cascade
);
create index board_operations_board on board_operations (site_id, board_id, done_at);
select secure_site_table('board_operations');
