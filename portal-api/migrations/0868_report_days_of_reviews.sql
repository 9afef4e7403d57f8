-- Which reports a kept day has the sums of: a server of another version may keep fewer.
alter table report_days add column reports text[] not null default '{}';

-- What happened to reviews counts on its own day.
create function mark_view_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_report_moments(old.site_id, array[old.created_at]); end if;
  if tg_op <> 'DELETE' then perform mark_report_moments(new.site_id, array[new.created_at]); end if;
  return null;
end $$;
create trigger critique_views_report_days after insert or update or delete on critique_views
  for each row execute function mark_view_days();
create trigger review_clicks_report_days after insert or update or delete on review_clicks
  for each row execute function mark_view_days();
create trigger payment_attempts_report_days_reviewed after update on payment_attempts for each row
  when (old.critique_id is distinct from new.critique_id) execute function mark_attempt_days();
