-- A failure counts from its own moment: a device that was seen again since must not make it new.
alter table release_devices add column failed_at timestamptz;

-- Forced row security shows the owner of the tables no row of any firm.
alter table release_devices no force row level security;
update release_devices set failed_at = seen_at where has_failed;
alter table release_devices force row level security;
