-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
create table webhook_endpoint (
  id integer primary key generated always as identity,
  name text not null,
  url text not null,
  events text[] not null,
  -- Signatures are made with it, so it is kept as it is; empty once the webhook is removed.
  secret text not null,
  -- The secret before the last rotation signs, too, until then.
  previous_secret text,
  previous_until timestamp with time zone,
  state text not null default 'active',
  disabled_reason text,
  -- The first failure since the last success.
  failing_since timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint webhook_endpoint_name check (length(name) between 1 and 100),
  constraint webhook_endpoint_url check (length(url) between 1 and 1000),
  constraint webhook_endpoint_events check (
    cardinality(events) > 0 and events <@ array['order.placed', 'order.state_changed', 'order.paid',
      'order.assembled', 'payment.received', 'payment.refunded', 'stock.arrived']),
  -- Removed rows stay: a deletion could make an order fail that is just announced to them.
  constraint webhook_endpoint_state check (state in ('active', 'paused', 'disabled', 'removed')),
  constraint webhook_endpoint_disabled_reason check (
    (state = 'disabled') = (disabled_reason is not null) and disabled_reason in ('gone', 'failing')),
  constraint webhook_endpoint_previous check ((previous_secret is null) = (previous_until is null))
);
--> statement-breakpoint
create table webhook_event (
  id uuid primary key default gen_random_uuid(),
  type text not null,
  data jsonb not null,
  created_at timestamp with time zone not null default now()
);
--> statement-breakpoint
create index webhook_event_created_at on webhook_event (created_at);
--> statement-breakpoint
create table webhook_delivery (
  id bigint primary key generated always as identity,
  endpoint_id integer not null references webhook_endpoint (id),
  event_id uuid not null references webhook_event (id) on delete cascade,
  state text not null default 'waiting',
  failed_reason text,
  attempts integer not null default 0,
  is_queued boolean not null default false,
  next_attempt_at timestamp with time zone default now(),
  created_at timestamp with time zone not null default now(),
  constraint webhook_delivery_once unique (endpoint_id, event_id),
  constraint webhook_delivery_state check (state in ('waiting', 'delivered', 'failed')),
  constraint webhook_delivery_failed_reason check (
    (state = 'failed') = (failed_reason is not null)
    and failed_reason in ('gone', 'exhausted', 'stopped')),
  constraint webhook_delivery_next_attempt check ((state = 'waiting') = (next_attempt_at is not null))
);
--> statement-breakpoint
create index webhook_delivery_to_queue on webhook_delivery (id) where not is_queued;
--> statement-breakpoint
create index webhook_delivery_event on webhook_delivery (event_id);
--> statement-breakpoint
create table webhook_attempt (
  delivery_id bigint not null references webhook_delivery (id) on delete cascade,
  number integer not null,
  at timestamp with time zone not null,
  duration_ms integer not null,
  -- The status of the answer; null where none came.
  status integer,
  error text,
  -- What the network said, such as ECONNREFUSED.
  detail text not null default '',
  -- The first bytes of the answer.
  answer text not null default '',
  primary key (delivery_id, number),
  constraint webhook_attempt_error check (
    error in ('status', 'redirect', 'timeout', 'private_address', 'connection')),
  constraint webhook_attempt_answered check (status is not null or error is not null)
);
--> statement-breakpoint
-- Writes an event and its deliveries in the transaction of the change; nothing where nobody asked.
create function announce_webhook(event_type text, event_data jsonb) returns void
language sql as $$
  with wanted as (
    select id from webhook_endpoint where state = 'active' and event_type = any (events)),
  announced as (
    insert into webhook_event (type, data)
    select event_type, event_data where exists (select from wanted)
    returning id)
  insert into webhook_delivery (endpoint_id, event_id)
  select wanted.id, announced.id from wanted, announced
$$;
--> statement-breakpoint
create function format_webhook_time(moment timestamptz) returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
--> statement-breakpoint
-- An order without whoever bought it: no name, phone, e-mail, address or note (ADR 0083).
create function describe_order_for_webhook(which integer) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'number', o.number, 'state', o.state, 'paymentState', o.payment_state,
    'assemblyState', o.assembly_state, 'total', o.total, 'paidSum', o.paid_sum,
    'refundedSum', o.refunded_sum, 'currency', c.currency_code, 'region', r.code,
    'placedAt', format_webhook_time(o.created_at))
  from shop_order o join checkout c on c.guid = o.checkout_guid join region r on r.id = c.region_id
  where o.id = which
$$;
--> statement-breakpoint
create function announce_order_event() returns trigger language plpgsql as $$
declare event text := case
  when new.kind = 'state' and new.from_state is null then 'order.placed'
  when new.kind = 'state' and new.from_state <> new.to_state then 'order.state_changed'
  when new.kind = 'payment' and new.to_state = 'paid' and new.from_state <> 'paid' then 'order.paid'
  when new.kind = 'assembly' and new.to_state = 'done' and new.from_state <> 'done'
    then 'order.assembled'
end;
begin
  if event is null or not exists (
    select from webhook_endpoint where state = 'active' and event = any (events)) then
    return null;
  end if;
  perform announce_webhook(event, jsonb_build_object(
    'order', describe_order_for_webhook(new.order_id),
    'change', jsonb_build_object('from', new.from_state, 'to', new.to_state)));
  return null;
end $$;
--> statement-breakpoint
-- When the transaction ends, so that sums and states are those that were saved.
create constraint trigger order_event_webhook after insert on order_event
  deferrable initially deferred for each row when (new.kind in ('state', 'payment', 'assembly'))
  execute function announce_order_event();
--> statement-breakpoint
create function announce_payment_entry() returns trigger language plpgsql as $$
declare event text := case new.direction when 'in' then 'payment.received' else 'payment.refunded' end;
begin
  if not exists (
    select from webhook_endpoint where state = 'active' and event = any (events)) then
    return null;
  end if;
  perform announce_webhook(event, jsonb_build_object(
    'order', describe_order_for_webhook(new.order_id),
    'payment', (
      select jsonb_build_object('id', p.guid, 'method', p.method, 'amount', new.amount,
        'currency', p.currency_code, 'reason', new.reason)
      from payment p where p.guid = new.payment_guid)));
  return null;
end $$;
--> statement-breakpoint
-- Money moved between orders of one checkout neither came nor went.
create constraint trigger payment_entry_webhook after insert on payment_entry
  deferrable initially deferred for each row when (new.reason <> 'moved')
  execute function announce_payment_entry();
--> statement-breakpoint
-- Two hundred offers to an event: an import can bring thousands at once.
create function announce_arrivals(arrivals stock[]) returns void language sql as $$
  with arrived as (
    select a.offer_id, a.place_id, a.on_hand - a.reserved as available,
      (row_number() over (order by a.offer_id, a.place_id) - 1) / 200 as part
    from unnest(arrivals) a),
  described as (
    select part, jsonb_agg(jsonb_build_object('offerId', a.offer_id, 'article', o.article,
      'product', p.code, 'place', s.code, 'available', a.available)
      order by a.offer_id, a.place_id) as offers
    from arrived a join offer o on o.id = a.offer_id join product p on p.id = o.product_id
      join stock_place s on s.id = a.place_id
    group by part)
  select announce_webhook('stock.arrived', jsonb_build_object('offers', offers))
  from described order by part
$$;
--> statement-breakpoint
-- Offers that could not be sold from a place, and arrived there.
create function announce_arrived_stock() returns trigger language plpgsql as $$
declare arrivals stock[];
begin
  if not exists (
    select from webhook_endpoint where state = 'active' and 'stock.arrived' = any (events)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select array_agg(n) into arrivals from new_stock n where n.on_hand > n.reserved;
  else
    select array_agg(n) into arrivals from new_stock n
      join old_stock o on o.offer_id = n.offer_id and o.place_id = n.place_id
      where n.on_hand > o.on_hand and n.on_hand > n.reserved and o.on_hand <= o.reserved;
  end if;
  perform announce_arrivals(arrivals);
  return null;
end $$;
--> statement-breakpoint
create trigger stock_webhook_insert after insert on stock referencing new table as new_stock
  for each statement execute function announce_arrived_stock();
--> statement-breakpoint
create trigger stock_webhook_update after update on stock
  referencing old table as old_stock new table as new_stock
  for each statement execute function announce_arrived_stock();
--> statement-breakpoint
select log_staff_changes('webhook_endpoint', '{secret,previous_secret}');
