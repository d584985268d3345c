-- Places whose stock a region sells: the warehouses that supply it and its own stores.
create view region_place as
select rw.region_id, rw.warehouse_id as place_id from region_warehouse rw
union
select sp.region_id, sp.id from stock_place sp where sp.kind = 'store' and sp.is_active;
--> statement-breakpoint
-- What must lie in stock for an offer to be sold: itself, and of a kit each part that it cannot do
-- without. The least of goods by the metre is a tenth.
create view offer_piece as
select o.id as offer_id, o.product_id, o.id as piece_id, 0.1::double precision as least
from offer o
where not exists (
  select from kit_part kp where kp.kit_id = o.product_id and not kp.is_optional)
union all
select o.id, o.product_id, kp.offer_id, kp.count
from kit_part kp join offer o on o.product_id = kp.kit_id
where not kp.is_optional;
--> statement-breakpoint
-- A product's page tells whether a region has an offer or not, and is drawn anew when that turns: not
-- at each sale, and not when the last piece of one place goes while another of the region has more.
-- Two who sell the last pieces of two places at the same moment see each other's as still there;
-- orders of one region lock its stock and cannot, and the page's lifetime ends what is left of it.
create function note_stock_crossings(offer_ids integer[], place_ids integer[], changes numeric[])
returns void language plpgsql as $$
begin
  perform note_page_change((
    select array_agg(distinct 'product:' || p.code)
    from (
      select rp.region_id, m.offer_id, sum(m.change) as change
      from unnest(offer_ids, place_ids, changes) as m (offer_id, place_id, change)
      join region_place rp on rp.place_id = m.place_id
      group by rp.region_id, m.offer_id) moved
    cross join lateral (
      select coalesce(round(sum(st.on_hand - st.reserved)::numeric, 1), 0) as free
      from stock st
      where st.offer_id = moved.offer_id and st.place_id in (
        select rp.place_id from region_place rp where rp.region_id = moved.region_id)) held
    join offer_piece piece on piece.piece_id = moved.offer_id
    join product p on p.id = piece.product_id
    where (held.free >= piece.least) <> (held.free - moved.change >= piece.least)), 'catalogue');
end $$;
--> statement-breakpoint
create function stock_crossed() returns trigger language plpgsql as $$
declare
  offer_ids integer[];
  place_ids integer[];
  changes numeric[];
begin
  if current_setting('shop.bulk', true) = 'on' then return null; end if;
  if TG_OP = 'INSERT' then
    select array_agg(n.offer_id), array_agg(n.place_id),
        array_agg(round((n.on_hand - n.reserved)::numeric, 1))
      into offer_ids, place_ids, changes
      from new_rows n where n.on_hand > n.reserved;
  elsif TG_OP = 'DELETE' then
    select array_agg(f.offer_id), array_agg(f.place_id),
        array_agg(round((f.reserved - f.on_hand)::numeric, 1))
      into offer_ids, place_ids, changes
      from former_rows f where f.on_hand > f.reserved;
  else
    select array_agg(offer_id), array_agg(place_id), array_agg(change)
      into offer_ids, place_ids, changes
      from (
        select moved.offer_id, moved.place_id, round(sum(moved.change)::numeric, 1) as change
        from (
          select n.offer_id, n.place_id, n.on_hand - n.reserved as change from new_rows n
          union all
          select f.offer_id, f.place_id, f.reserved - f.on_hand from former_rows f) moved
        group by moved.offer_id, moved.place_id) summed
      where change <> 0;
  end if;
  if offer_ids is not null then
    perform note_stock_crossings(offer_ids, place_ids, changes);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_page_insert after insert on stock referencing new table as new_rows
  for each statement execute function stock_crossed();
--> statement-breakpoint
create trigger stock_page_update after update on stock
  referencing old table as former_rows new table as new_rows
  for each statement execute function stock_crossed();
--> statement-breakpoint
create trigger stock_page_delete after delete on stock referencing old table as former_rows
  for each statement execute function stock_crossed();
