-- The reports add up what lies between two moments of a firm's time; each of these finds it without reading the rest.
create index orders_completed on orders (site_id, completed_at) where completed_at is not null;
create index orders_cancelled on orders (site_id, cancelled_at) where cancelled_at is not null;
create index payment_attempts_settled on payment_attempts (site_id, updated_at) where state = 'paid';
create index outside_payments_day on outside_payments (site_id, paid_on);
create index refunds_returned on refunds (site_id, updated_at) where state = 'done';
create index drafts_rated on drafts (site_id, reviewed_at) where rating is not null;
create index drafts_sent on drafts (site_id, created_at);
create index critique_views_at on critique_views (site_id, created_at);
create index survey_answers_at on survey_answers (site_id, submitted_at);
create index coupon_uses_payment on coupon_uses (site_id, payment_key);
