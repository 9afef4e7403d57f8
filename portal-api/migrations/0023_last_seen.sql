-- When a person was here last; sessions go, this stays.
alter table people add column last_seen_at timestamptz;
