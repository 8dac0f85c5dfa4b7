-- Photographs that the office has sent, each made anew from its file: upright, without what the camera wrote into it. What pages need
-- of one is its row of picture, whose version changes with the cut; the bytes of an id never change.
create table uploaded_picture (
  picture_id text primary key references picture (id) on delete cascade check (picture_id ~ '^photo-[0-9a-f]{16}$'),
  file_name  text not null,
  bytes      bytea not null,
  width      integer not null check (width > 0),
  height     integer not null check (height > 0),
  -- Its colours at the top and at the bottom, which a page shows while it is on its way.
  tones      text not null check (tones ~ '^[0-9a-f]{6}$'),
  -- What stays in the middle of a cut, as parts of width and height.
  focus_x    double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y    double precision not null default 0.5 check (focus_y between 0 and 1),
  created_at timestamptz not null default app_now()
);
