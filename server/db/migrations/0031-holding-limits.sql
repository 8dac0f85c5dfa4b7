-- Limits on holding (booking rules, against hoarding). `counted_by` says for whom a hold counts: a keyed hash of its network, or of the
-- mailbox that its visitor has proved; '' where no limit counts it. `is_nameless`: its visitor came without a cookie.
alter table booking add column counted_by text not null default '';
alter table booking add column is_nameless boolean not null default false;
update booking set counted_by = network where state in ('held', 'paying');
drop index booking_by_network;
create index booking_nameless on booking (network, created_at) where is_nameless;

-- Which stock somebody was refused because the limit was reached; an alert tells of whoever is refused many in an hour.
create table holding_limit_reached (
  counted_by text not null,
  item       text not null,
  at         timestamptz not null default app_now(),
  primary key (counted_by, item)
);
create index holding_limit_reached_at on holding_limit_reached (at);
