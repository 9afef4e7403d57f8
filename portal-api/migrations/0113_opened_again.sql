-- A task that the firm did in the customer's place.
alter table completed_tasks add column entered_by_firm boolean not null default false;
