-- In place of an address stands a code too: no reader is shown a mailbox that nobody has.
update people p set email = U&'\FDD0address-' || p.id
  from erasures e
  where e.site_id = p.site_id and e.person_id = p.id and e.done_at is not null
    and p.email = 'erased-' || p.id || '@erased.invalid';
