-- Counters of limited calls, shared by every process of the API (ADR 0074). Unlogged: a count costs
-- no write-ahead log and no flush; after a crash and on a promoted standby the limits begin anew.
-- The order of the columns is the one that rate-limiter-flexible inserts in.
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
--> statement-breakpoint
create index rate_limit_expire on rate_limit (expire);
