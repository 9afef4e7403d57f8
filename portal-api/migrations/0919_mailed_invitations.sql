-- When the present link of an invitation was mailed: until then the same call, sent again, mails a fresh one. What
-- stands there counts as mailed.
alter table invitations add column mailed_at timestamptz default now();
alter table invitations alter column mailed_at drop default;
