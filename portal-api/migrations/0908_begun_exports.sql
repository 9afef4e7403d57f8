-- When the archive was last begun by a round: whoever takes an export over keeps others from it.
alter table person_exports add column started_at timestamptz;
