-- Keys that a person's device, phone or security key holds for the second step; only their public halves are here.
create table passkeys (
  site_id text not null,
  id text not null,
  person_id text not null,
  -- As the device names it; like its key in base64url.
  credential_id text not null,
  public_key text not null,
  -- How often the device says that it was used; one that goes back was copied.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (site_id, id),
  unique (site_id, credential_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
create index passkeys_of_person on passkeys (site_id, person_id, created_at);
select secure_site_table('passkeys');

alter table codes
  drop constraint codes_purpose_check,
  add constraint codes_purpose_check check (purpose in
    ('reset-password', 'sign-in', 'first-password', 'confirm-email', 'restore-email', 'second-step',
     'passkey-new', 'passkey-proof'));
