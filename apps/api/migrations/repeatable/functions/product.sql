-- Recomputes the prices of kits and marks the lists of these products, in these price zones or in
-- all. Bulk writers set shop.bulk, call refresh_kit_prices and rebuild the lists themselves, once.
create or replace function products_changed(product_ids integer[], zone_ids integer[] default null)
returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or coalesce(array_length(product_ids, 1), 0) = 0 then
    return;
  end if;
  -- A kit whose sum differs comes back here by the trigger of `price`.
  perform refresh_kit_prices(kits_with(product_ids));
  perform mark_stale_listings(product_ids, zone_ids);
end $$;

-- For a table whose rows are products, belong to products, or belong to offers.
create or replace function product_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct id) from changed_rows));
  return null;
end $$;

create or replace function product_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;

create or replace function offer_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((
    select array_agg(distinct o.product_id) from changed_rows c join offer o on o.id = c.offer_id));
  return null;
end $$;

-- Marks the lists of the price zones whose price has changed.
create or replace function price_rows_changed() returns trigger language plpgsql as $$
declare
  product_ids integer[];
  zone_ids integer[];
begin
  select array_agg(distinct o.product_id), array_agg(distinct c.zone_id)
    into product_ids, zone_ids
    from changed_rows c join offer o on o.id = c.offer_id;
  -- Zones without a price of their own sell at the default zone's price and their rate.
  if exists (select from price_zone z where z.is_default and z.id = any(zone_ids)) then
    zone_ids := null;
  end if;
  perform products_changed(product_ids, zone_ids);
  return null;
end $$;

-- Purges the pages that show these products: their own, and those of all sections above them.
create or replace function note_products_change(product_ids integer[])
returns void language plpgsql as $$
begin
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || p.code as tag from product p where p.id = any(product_ids)
      union all
      select 'section:' || a.code from product p
        join section s on s.id = p.section_id join section a on a.id = any(s.path)
        where p.id = any(product_ids)
      union all
      select 'goods') tags), 'catalogue');
end $$;

-- What a product page shows besides the product, such as instructions.
create or replace function product_paper_rows_changed() returns trigger language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return null; end if;
  perform note_products_change((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;

-- Purges the pages of these products alone.
create or replace function note_product_pages(product_ids integer[])
returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return; end if;
  perform note_page_change((
    select array_agg(distinct 'product:' || p.code) from product p where p.id = any(product_ids)
  ), 'catalogue');
end $$;

-- A banner may stand on the pages of many products.
create or replace function product_banner_rows_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    perform note_page_change(array['catalogue'], 'catalogue');
  end if;
  return null;
end $$;

-- A product that was removed, renamed or moved is still on the pages where it was.
create or replace function note_former_products(codes text[], section_ids integer[]) returns void
language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or codes is null then return; end if;
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || code as tag from unnest(codes) code
      union all
      select 'section:' || a.code from section s join section a on a.id = any(s.path)
        where s.id = any(section_ids)
      union all
      select 'goods') tags), 'catalogue');
end $$;

create or replace function product_moved() returns trigger language plpgsql as $$
begin
  perform note_former_products(array_agg(f.code), array_agg(f.section_id))
    from former_rows f join changed_rows c on c.id = f.id
    where (c.code, c.section_id) is distinct from (f.code, f.section_id);
  return null;
end $$;

create or replace function product_removed() returns trigger language plpgsql as $$
begin
  perform note_former_products(array_agg(f.code), array_agg(f.section_id)) from former_rows f;
  return null;
end $$;
