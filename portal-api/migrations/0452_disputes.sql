-- Where money went back: by the firm, at the provider without the portal, or by a lost dispute. Their sum is what was
-- returned of a payment.
alter table refunds add column origin text not null default 'firm'
  check (origin in ('firm', 'provider', 'dispute'));
create index refunds_origin on refunds (site_id, payment_key, origin);

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table refunds no force row level security;
alter table payment_attempts no force row level security;
-- What was noted as a sum only becomes a row.
insert into refunds (site_id, id, request_key, payment_key, amount_minor, reason, state, asked_at, updated_at, origin)
  select a.site_id, gen_random_uuid()::text, gen_random_uuid()::text, a.key,
    a.returned_minor - coalesce(own.minor, 0), '', 'done', a.updated_at, a.updated_at, 'provider'
  from payment_attempts a
  left join lateral (select sum(r.amount_minor) as minor from refunds r
    where r.site_id = a.site_id and r.payment_key = a.key and r.state <> 'failed') own on true
  where a.state = 'paid' and a.returned_minor > coalesce(own.minor, 0);
alter table refunds force row level security;
alter table payment_attempts force row level security;

-- Payments that their buyers want back through the bank, as the provider last told of them.
create table disputes (
  site_id text not null,
  -- The provider's own name of it.
  id text not null,
  payment_key text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null,
  answer_by timestamptz,
  opened_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (site_id, id),
  foreign key (site_id, payment_key) references payment_attempts (site_id, key) on delete cascade
);
create index disputes_payment on disputes (site_id, payment_key);
create index disputes_newest on disputes (site_id, opened_at desc, id desc);
select secure_site_table('disputes');
