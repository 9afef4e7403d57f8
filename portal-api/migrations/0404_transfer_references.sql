-- What the alternate provider is given as its reference: made by the server, with the site in it. The
-- browser chooses an attempt's key, so a reference that was the key could be paid once at several firms.
alter table payment_attempts add column transfer_ref text;

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table payment_attempts no force row level security;

-- Payments that were on their way keep their reference where no other firm knows it as well.
update payment_attempts a set transfer_ref = a.key
  where a.provider = 'flutterwave' and a.key = (
    select min(b.key) from payment_attempts b
    where b.provider = 'flutterwave' and b.key = a.key having count(*) = 1);
create unique index payment_attempts_transfer on payment_attempts (transfer_ref)
  where transfer_ref is not null;

-- What a provider calls a payment stands once in the books of all firms together.
update payment_attempts a set reference = a.reference || ' (used before)'
  where a.reference is not null and exists (
    select 1 from payment_attempts b
    where b.provider = a.provider and b.reference = a.reference
      and (b.created_at, b.site_id, b.key) < (a.created_at, a.site_id, a.key));
drop index payment_attempts_reference;
create unique index payment_attempts_reference on payment_attempts (provider, reference)
  where reference is not null;

alter table payment_attempts force row level security;
