-- What a carrier does with its tickets: what comes back on cancelling, by hours before the departure, and whether another name may
-- be put on one.
alter table ferry_operator
  add column cancel_steps jsonb not null default '[{"hoursBefore": 48, "percent": 80}, {"hoursBefore": 24, "percent": 50}]'
    check (jsonb_typeof(cancel_steps) = 'array'),
  add column takes_other_names boolean not null default true;
