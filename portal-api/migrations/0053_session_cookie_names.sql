-- Sessions from before the cookie was bound to its host (`__Host-`). Only they may still come under the
-- old name, which a sister domain could plant.
alter table sessions add column has_plain_cookie boolean not null default false;
update sessions set has_plain_cookie = true;
