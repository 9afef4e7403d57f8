-- Products of other shops leave reviews without being lost.
alter table external_products add column archived boolean not null default false;
