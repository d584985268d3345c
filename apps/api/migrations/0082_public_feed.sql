-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
create table public_feed (
  region_id integer primary key references region (id) on delete cascade,
  made_at timestamp with time zone not null,
  offers integer not null
);
