-- Two who sell the last pieces of two places at the same moment see each other's as still there, and
-- a third region that sells from both would never be told that it has none. So the stock that
-- decides with the changed rows is held until the change is done: who comes later waits for it and
-- counts rightly. Rows that another is changing already are not waited for, as that one may wait for
-- these: both tell then, and the page is drawn anew after the later of them.
create or replace function note_stock_crossings(
  offer_ids integer[], place_ids integer[], changes numeric[])
returns void language plpgsql as $$
declare
  contested integer[];
begin
  with deciding as (
    select distinct m.offer_id, beside.place_id
    from unnest(offer_ids, place_ids) as m (offer_id, place_id)
    join region_place own on own.place_id = m.place_id
    join region_place beside on beside.region_id = own.region_id),
  held as materialized (
    select st.offer_id, st.place_id from stock st
    where (st.offer_id, st.place_id) in (select d.offer_id, d.place_id from deciding d)
    for share skip locked)
  select array_agg(distinct st.offer_id) into contested
  from stock st join deciding d using (offer_id, place_id)
  where not exists (
    select from held h where h.offer_id = st.offer_id and h.place_id = st.place_id);
  -- A statement of its own, as only a new one sees what was done while the rows were asked for.
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
    where (held.free >= piece.least) <> (held.free - moved.change >= piece.least)
      or moved.offer_id = any(contested)), 'catalogue');
end $$;
