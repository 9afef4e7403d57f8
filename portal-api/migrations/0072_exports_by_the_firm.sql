-- Which admin asked; nobody where the person asked, whose own page shows only those.
alter table person_exports add column asked_by text;
