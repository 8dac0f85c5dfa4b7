-- Photographs with a review, made anew from what its traveller sent: never the file itself. Nobody sees one before the operator has let
-- it through; one that is refused is deleted.
create table review_photo (
  id         text primary key check (id ~ '^[0-9a-f]{20}$'),
  review_id  text not null references review (id) on delete cascade,
  position   integer not null check (position between 1 and 3),
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  small      bytea not null,
  large      bytea not null,
  state      text not null default 'waiting' check (state in ('waiting', 'shown')),
  created_at timestamptz not null default app_now(),
  unique (review_id, position)
);

create trigger pages_changed after insert or update or delete or truncate on review_photo
  for each statement execute function kept_copy_changed('pages');
