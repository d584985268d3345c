-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- A session of 1C: from its login until its cookie expires.
create table exchange_session (
  id uuid primary key default gen_random_uuid(),
  api_key_id integer not null references api_key (id),
  token_hash bytea not null unique,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null
);
--> statement-breakpoint
-- The parts of the files that a session sent, in the order of arrival; the bytes are in the storage.
create table exchange_part (
  session_id uuid not null references exchange_session (id) on delete cascade,
  file_name text not null,
  position integer not null,
  bytes integer not null,
  created_at timestamp with time zone not null default now(),
  primary key (session_id, file_name, position)
);
--> statement-breakpoint
-- The log of what was exchanged.
create table exchange_run (
  id integer primary key generated always as identity,
  api_key_id integer references api_key (id),
  session_id uuid,
  kind text not null,
  file_name text not null default '',
  state text not null default 'waiting',
  lines text[] not null default '{}',
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint exchange_run_kind check (kind in ('catalog', 'orders-out', 'orders-in')),
  constraint exchange_run_state check (state in ('waiting', 'done', 'refused')),
  constraint exchange_run_finished check ((state = 'waiting') = (finished_at is null))
);
--> statement-breakpoint
create index exchange_run_session on exchange_run (session_id, file_name);
--> statement-breakpoint
-- What 1C last said of each part of the catalogue: a file of prices names no goods, and a file of
-- goods no prices.
create table exchange_entry (
  kind text not null,
  key text not null,
  good_key text not null default '',
  body jsonb not null,
  primary key (kind, key),
  constraint exchange_entry_kind check (
    kind in ('group', 'property', 'good', 'offer', 'priceType', 'warehouse'))
);
--> statement-breakpoint
create index exchange_entry_good on exchange_entry (good_key) where kind = 'offer';
--> statement-breakpoint
-- The last event of each order that a program has confirmed, and the one that it was sent.
create table exchange_order (
  api_key_id integer not null references api_key (id),
  order_id integer not null references shop_order (id),
  sent_event_id bigint not null,
  confirmed_event_id bigint not null default 0,
  primary key (api_key_id, order_id)
);
--> statement-breakpoint
-- Orders that changed lately are looked for by every session.
create index order_event_created_at on order_event (created_at);
