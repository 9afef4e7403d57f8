-- The newest invoices and payments of each person that a search means are found in order, from the index alone.
drop index invoices_person;
create index invoices_person on invoices (site_id, person_id, created_at desc, id desc);
create index payment_attempts_person_newest on payment_attempts (site_id, person_id, created_at desc, key desc)
  where state = 'paid';
