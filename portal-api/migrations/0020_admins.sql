-- A fourth account runs the firm. Nobody of the other three is touched.
alter table people
  drop constraint people_role_check,
  add constraint people_role_check check (role in ('user', 'writer', 'reviewer', 'admin')),
  add column deactivated_at timestamptz;

-- What an admin may do: owners have every area.
create table admins (
  site_id text not null,
  person_id text not null,
  is_owner boolean not null default false,
  areas jsonb not null default '[]',
  primary key (site_id, person_id),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('admins');

-- Somebody who is asked to come; the account is made when the link is taken up.
create table invitations (
  id text primary key,
  site_id text not null references sites on delete cascade,
  code_hash text not null unique,
  email text not null,
  role text not null check (role in ('user', 'writer', 'reviewer', 'admin')),
  is_owner boolean not null default false,
  areas jsonb not null default '[]',
  first_name text not null default '',
  last_name text not null default '',
  language text,
  note text not null default '',
  invited_by text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz
);
create index invitations_email on invitations (site_id, lower(email));
select secure_site_table('invitations');
