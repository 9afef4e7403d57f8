-- Each round looks for erased reviews whose bytes are still there: nearly always none.
create index review_jobs_bytes_left on review_jobs (site_id, id)
  where stage = 'erased' and file_key is not null;
