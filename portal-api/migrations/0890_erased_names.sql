-- Whoever was erased is called by a code, which the server words for each reader.
update people p set first_name = U&'\FDD0first', last_name = U&'\FDD0last'
  from erasures e where e.site_id = p.site_id and e.person_id = p.id and e.done_at is not null;
update chat_messages set
    sender_name = case when sender_name = 'Erased person' then U&'\FDD0erased' else sender_name end,
    writer_name = case when writer_name = 'Erased person' then U&'\FDD0erased' else writer_name end,
    written_name = case when written_name = 'Erased person' then U&'\FDD0erased' else written_name end
  where 'Erased person' in (sender_name, writer_name, written_name);
