-- What a person wants to be mailed about: at once where nothing is said.
create table mail_choices (
  site_id text not null,
  person_id text not null,
  event text not null,
  choice text not null check (choice in ('at-once', 'digest', 'off')),
  primary key (site_id, person_id, event),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('mail_choices');

-- Where a person reads mails: the time zone of the digest, and the secret in the links that end mails of a kind.
create table mail_readers (
  site_id text not null,
  person_id text not null,
  token text not null,
  time_zone text,
  primary key (site_id, person_id),
  unique (token),
  foreign key (site_id, person_id) references people (site_id, id) on delete cascade
);
select secure_site_table('mail_readers');
