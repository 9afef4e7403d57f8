-- Who did what to what, per firm; `*` stands for the platform itself, whose acts concern every firm.
-- Each row carries the digest of the one before it. A row's values (who, what, from where, before, after)
-- stand beside the chain, which holds only their salted digest: they can be blanked and the chain still holds.
create table audit_entries (
  site_id text not null,
  seq bigint not null,
  at timestamptz not null,
  action text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  request_id text,
  batch text,
  person_id text,
  operator text,
  subject_kind text,
  subject_id text,
  address text,
  before jsonb,
  after jsonb,
  salt text,
  values_digest text not null,
  former text not null,
  digest text not null,
  blanked_at timestamptz,
  primary key (site_id, seq)
);
select secure_site_table('audit_entries');
create index audit_entries_at on audit_entries (site_id, at);
create index audit_entries_person on audit_entries (site_id, person_id, seq desc);
create index audit_entries_subject on audit_entries (site_id, subject_id, seq desc);
create index audit_entries_action on audit_entries (site_id, action, seq desc);

-- The database gives a row its place in the chain, one row of a firm after the other.
create function chain_audit_entry() returns trigger language plpgsql as $$
declare
  last_seq bigint;
  last_digest text;
begin
  -- A restored row brings its own place.
  if new.seq is not null then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('audit ' || new.site_id, 0));
  select seq, digest into last_seq, last_digest from audit_entries
    where site_id = new.site_id order by seq desc limit 1;
  new.seq := coalesce(last_seq, 0) + 1;
  new.former := coalesce(last_digest, '');
  new.digest := encode(sha256(convert_to(concat_ws(E'\n',
    new.former, new.seq::text, to_char(new.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    new.action, new.outcome, coalesce(new.request_id, ''), coalesce(new.batch, ''), new.values_digest),
    'UTF8')), 'hex');
  return new;
end $$;
create trigger audit_entries_chain before insert on audit_entries
  for each row execute function chain_audit_entry();

-- A firm's code may add and read. Only the platform blanks the values of an erased person,
-- removes what is past its time, and restores.
revoke insert, update, delete on audit_entries from portal_site;
grant insert (site_id, at, action, outcome, request_id, batch, person_id, operator, subject_kind,
  subject_id, address, before, after, salt, values_digest) on audit_entries to portal_site;
revoke update on audit_entries from portal_platform;
grant update (address, before, after, salt, blanked_at) on audit_entries to portal_platform;
