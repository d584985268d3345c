-- The kits among these products, and those that contain any of their offers.
create or replace function kits_with(product_ids integer[])
returns integer[] language sql stable as $$
  select array_agg(distinct p.id) from product p
  where p.is_kit and (p.id = any(product_ids) or p.id in (
    select kp.kit_id from kit_part kp join offer o on o.id = kp.offer_id
    where o.product_id = any(product_ids)))
$$;

-- A kit costs what its required parts cost (ADR 0023). The sum is a row of price in every zone, so
-- that whatever reads prices knows kits, too. A kit has no price where a part is not for sale.
create or replace function refresh_kit_prices(kit_ids integer[])
returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  if coalesce(array_length(kit_ids, 1), 0) = 0 then return; end if;

  with sums as (
    select part.zone_id, o.id as offer_id, o.product_id,
      sum(kp.count * part.amount)::bigint as amount,
      sum(kp.count * part.old_amount)::bigint as old_amount
    from offer o
    join kit_part kp on kp.kit_id = o.product_id and not kp.is_optional
    join offer_price part on part.offer_id = kp.offer_id
    join product made on made.id = part.product_id and made.is_active
    where o.product_id = any(kit_ids)
    group by part.zone_id, o.id, o.product_id
    having count(*) = (select count(*) from kit_part needed
      where needed.kit_id = o.product_id and not needed.is_optional)),
  gone as (
    delete from price pr using offer o
    where o.id = pr.offer_id and o.product_id = any(kit_ids)
      and not exists (select from sums s where s.zone_id = pr.zone_id and s.offer_id = pr.offer_id))
  insert into price (zone_id, offer_id, amount, old_amount)
  select zone_id, offer_id, amount, old_amount from sums
  on conflict (zone_id, offer_id) do update
    set amount = excluded.amount, old_amount = excluded.old_amount
    where (price.amount, price.old_amount) is distinct from (excluded.amount, excluded.old_amount);
end $$;

create or replace function kit_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct kit_id) from changed_rows));
  return null;
end $$;
