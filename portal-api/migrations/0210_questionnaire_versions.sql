-- Questionnaires, surveys and the templates of the firm are the same thing for its author: questions in their order. A row
-- is what the firm works on; what people are asked are its versions.
alter table questionnaires
  add column kind text not null default 'questionnaire'
    check (kind in ('questionnaire', 'survey', 'template')),
  -- By language: what a text of the firm's language is in that one.
  add column translations jsonb not null default '{}',
  -- The newest version; none before the first publishing.
  add column published integer check (published > 0),
  add column archived_at timestamptz,
  add column saved_by text,
  -- Makes one row of a creation that is sent twice.
  add column created_by_call text;
create unique index questionnaires_created_by_call
  on questionnaires (site_id, created_by_call) where created_by_call is not null;
create index questionnaires_list on questionnaires (site_id, kind, lower(title), id);

-- Row-level security holds for the owner of the tables as well; this migration sees every firm.
alter table questionnaires no force row level security;
alter table surveys no force row level security;
insert into questionnaires (id, site_id, kind, title, questions, created_at, updated_at)
  select id, site_id, 'survey', title, questions, created_at, created_at from surveys;
drop table surveys;

-- Never changed. An order is asked the version that was the newest when it was placed.
create table questionnaire_versions (
  site_id text not null,
  questionnaire_id text not null,
  number integer not null check (number > 0),
  title text not null,
  questions jsonb not null,
  translations jsonb not null default '{}',
  published_at timestamptz not null,
  published_by text,
  primary key (site_id, questionnaire_id, number),
  foreign key (site_id, questionnaire_id) references questionnaires (site_id, id) on delete cascade
);

insert into questionnaire_versions (site_id, questionnaire_id, number, title, questions, published_at)
  select site_id, id, 1, title, questions, created_at from questionnaires;
update questionnaires set published = 1;

select secure_site_table('questionnaire_versions');
revoke update on questionnaire_versions from portal_site, portal_platform;
alter table questionnaires force row level security;
