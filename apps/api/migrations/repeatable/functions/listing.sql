-- Marks the rows of lists of these products, in these price zones or in all, and wakes the API that
-- rebuilds them (ADR 0037). More than fifty products are a bulk change, as in note_page_change.
create or replace function mark_stale_listings(
  product_ids integer[], zone_ids integer[] default null)
returns void language plpgsql as $$
declare
  many boolean := coalesce(array_length(product_ids, 1), 0) > 50;
begin
  if coalesce(array_length(product_ids, 1), 0) = 0 then return; end if;
  insert into stale_listing (product_id, zone_id, is_bulk)
  select changed.id, z.id, many from unnest(product_ids) changed (id) cross join price_zone z
  where zone_ids is null or z.id = any(zone_ids);
  if many then insert into stale_listing (is_bulk) values (true); end if;
  perform pg_notify('stale_listing', '');
end $$;

-- A name, address, rate or text that rows of lists take from another table marks the products that
-- it belongs to.
create or replace function listings_outdated() returns trigger language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return null; end if;
  case TG_TABLE_NAME
    when 'section' then
      perform mark_stale_listings(array(
        select p.id from product p join section s on s.id = p.section_id
        where s.id = new.id or new.id = any(s.path)));
    when 'vendor' then
      perform mark_stale_listings(array(select p.id from product p where p.vendor_id = new.id));
    when 'badge' then
      perform mark_stale_listings(array(
        select ps.product_id from product_badge ps where ps.badge_id = new.id));
    when 'property' then
      perform mark_stale_listings(array(
        select distinct o.product_id from offer_property f join offer o on o.id = f.offer_id
        where f.property_id = new.id));
    when 'currency' then
      perform mark_stale_listings(array(select p.id from product p),
        array(select z.id from price_zone z where z.currency_code in (old.code, new.code)));
    else
      -- The default price zone decides what the others cost.
      perform mark_stale_listings(array(select p.id from product p));
  end case;
  return null;
end $$;
