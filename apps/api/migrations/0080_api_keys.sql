-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
create table api_key (
  id integer primary key generated always as identity,
  name text not null,
  -- The login of the key, which is shown; its secret is kept as a hash only.
  prefix text not null unique,
  secret_hash bytea not null,
  scopes text[] not null,
  calls_per_minute integer not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint api_key_name check (length(name) between 1 and 100),
  constraint api_key_scopes check (
    cardinality(scopes) > 0 and scopes <@ array['goods:write', 'orders:read', 'orders:write']),
  constraint api_key_calls_per_minute check (calls_per_minute between 1 and 6000)
);
--> statement-breakpoint
select log_staff_changes('api_key', '{secret_hash}');
