-- Since when no name server says anything of a host; what was found before stands until one does.
alter table site_domains add column unanswered_at timestamptz;
