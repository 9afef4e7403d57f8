-- Turns of one owner by how long they have stood: customers who do not answer are counted on the firm's first page.
create index orders_turn_stood on orders (site_id, turn_owner, (coalesce(turn_since, created_at)));
