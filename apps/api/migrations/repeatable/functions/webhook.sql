-- Writes an event and its deliveries in the transaction of the change, if an endpoint wants it (ADR
-- 0083).
create or replace function announce_webhook(event_type text, event_data jsonb) returns void
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

create or replace function format_webhook_time(moment timestamptz)
returns text language sql stable as $$
  select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- An order without its buyer: no name, phone, e-mail, address or note.
create or replace function describe_order_for_webhook(which integer)
returns jsonb language sql stable as $$
  select jsonb_build_object(
    'number', o.number, 'state', o.state, 'paymentState', o.payment_state,
    'assemblyState', o.assembly_state, 'total', o.total, 'paidSum', o.paid_sum,
    'refundedSum', o.refunded_sum, 'currency', c.currency_code, 'region', r.code,
    'placedAt', format_webhook_time(o.created_at))
  from shop_order o join checkout c on c.guid = o.basket_group join region r on r.id = c.region_id
  where o.id = which
$$;

-- At the end of the transaction, so that sums and states are those that were saved.
create or replace function announce_order_event() returns trigger language plpgsql as $$
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

-- Money that moves between orders of one checkout neither comes nor goes.
create or replace function announce_payment_entry() returns trigger language plpgsql as $$
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

-- Two hundred offers per event: an import can bring thousands at once.
create or replace function announce_arrivals(arrivals stock[]) returns void language sql as $$
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

-- Offers that could not be sold from a place, and arrived there.
create or replace function announce_arrived_stock() returns trigger language plpgsql as $$
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
