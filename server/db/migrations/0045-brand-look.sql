-- The operator's own colour and logo, in one row; null where the site has those that it comes with.
create table brand_look (
  only_row   boolean primary key default true check (only_row),
  accent     text check (accent ~ '^#[0-9a-f]{6}$'),
  -- A photograph that the office has sent: drawings have the shape of pages.
  picture_id text references uploaded_picture (picture_id),
  updated_at timestamptz not null default app_now()
);
insert into brand_look default values;
create trigger pages_changed after insert or update or delete or truncate on brand_look
  for each statement execute function kept_copy_changed('pages');
