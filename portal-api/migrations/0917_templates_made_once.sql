-- Makes one template of a creation that is sent twice, as of a questionnaire of the firm.
alter table questionnaire_templates add column created_by_call text;
create unique index questionnaire_templates_created_by_call
  on questionnaire_templates (site_id, created_by_call) where created_by_call is not null;
