-- Answers that were sent and may be changed: they stay until others take their place.
alter table questionnaire_answers
  add column reopened_at timestamptz,
  add column entered_by_firm boolean not null default false;
alter table previous_documents add column entered_by_firm boolean not null default false;
