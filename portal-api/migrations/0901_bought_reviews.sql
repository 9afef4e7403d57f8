-- Row-level security holds for the owner of the tables as well; this step sees every firm.
alter table critiques no force row level security;
alter table review_jobs no force row level security;
alter table orders no force row level security;
alter table erasures no force row level security;
alter table files no force row level security;
-- What whoever was erased had bought by the proof of a review was left behind.
delete from critiques c using review_jobs j, orders o, erasures e
  where j.site_id = c.site_id and j.id = c.id and o.site_id = j.site_id and o.id = j.order_id
    and e.site_id = o.site_id and e.person_id = o.client_id and e.done_at is not null;
delete from review_jobs j using orders o, erasures e
  where o.site_id = j.site_id and o.id = j.order_id
    and e.site_id = o.site_id and e.person_id = o.client_id and e.done_at is not null;
-- A review is its buyer's.
update critiques c set person_id = o.client_id from review_jobs j, orders o
  where j.site_id = c.site_id and j.id = c.id and o.site_id = j.site_id and o.id = j.order_id
    and c.person_id is null;
-- The page of an order shows the resume that came with it, also where nothing was ticked.
update orders o set has_findings = true from review_jobs j, files f
  where j.site_id = o.site_id and j.order_id = o.id and f.site_id = j.site_id and f.key = j.file_key
    and f.subject_kind = 'order' and f.subject_id = o.id;
-- Checks that could not be made again took nothing from the review.
update review_jobs j set stage = 'ready', language = coalesce(c.review -> 'engine' ->> 'language', j.language),
    input_language = coalesce(c.review -> 'engine' ->> 'language', j.input_language)
  from critiques c where c.site_id = j.site_id and c.id = j.id and j.stage = 'failed';
alter table files force row level security;
alter table erasures force row level security;
alter table orders force row level security;
alter table review_jobs force row level security;
alter table critiques force row level security;
-- A person's page asks for them by account, address and proof.
create index critiques_email on critiques (site_id, lower(email));
create index critiques_reader on critiques (site_id, unique_customer_id);
