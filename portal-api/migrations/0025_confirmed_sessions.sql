-- When somebody last showed in this session, by password or code, who it is.
alter table sessions add column confirmed_at timestamptz;
