-- Housekeeping removes once an hour, for all firms, what of boards can no longer be taken back or repeated.
create index boards_deleted on boards (deleted_at) where deleted_at is not null;
create index board_columns_deleted on board_columns (deleted_at) where deleted_at is not null;
create index board_cards_deleted on board_cards (deleted_at) where deleted_at is not null;
create index board_operations_done on board_operations (done_at);
