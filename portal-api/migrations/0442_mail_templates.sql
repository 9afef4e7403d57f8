-- A firm's own words of a mail, per event and language; without a row the portal's own are said.
create table mail_templates (
  site_id text not null references sites on delete cascade,
  event text not null,
  language text not null,
  -- Nothing after a reset: the version goes on.
  subject text,
  body text,
  version integer not null,
  changed_by text,
  changed_at timestamptz not null,
  primary key (site_id, event, language)
);
select secure_site_table('mail_templates');
