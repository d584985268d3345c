-- A product that is gone, renamed or moved still stands on the pages where it was.
create function note_former_products(codes text[], section_ids integer[]) returns void
language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return; end if;
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || code as tag from unnest(codes) code
      union all
      select 'section:' || a.code from section s join section a on a.id = any(s.path)
        where s.id = any(section_ids)) tags), 'catalogue');
end $$;
--> statement-breakpoint
create function product_moved() returns trigger language plpgsql as $$
begin
  perform note_former_products(array_agg(f.code), array_agg(f.section_id))
    from former_rows f join changed_rows c on c.id = f.id
    where (c.code, c.section_id) is distinct from (f.code, f.section_id);
  return null;
end $$;
--> statement-breakpoint
create function product_removed() returns trigger language plpgsql as $$
begin
  perform note_former_products(array_agg(f.code), array_agg(f.section_id)) from former_rows f;
  return null;
end $$;
--> statement-breakpoint
create trigger product_moved after update on product
  referencing old table as former_rows new table as changed_rows
  for each statement execute function product_moved();
--> statement-breakpoint
create trigger product_removed after delete on product referencing old table as former_rows
  for each statement execute function product_removed();
--> statement-breakpoint
-- Rows of lists hold names, addresses and prices that other tables decide. Those change seldom and
-- touch many products at once, so that a job follows them.
create function listings_outdated() returns trigger language plpgsql as $$
begin
  if current_setting('shop.bulk', true) is distinct from 'on' and exists (select 1 from product) then
    insert into job (kind) values ('refresh-listings');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger section_listings after update of code, parent_id, path, is_active, name on section
  for each statement execute function listings_outdated();
--> statement-breakpoint
create trigger vendor_listings after update of code, name on vendor
  for each statement execute function listings_outdated();
--> statement-breakpoint
create trigger currency_listings after update of code, exchange_rate on currency
  for each statement execute function listings_outdated();
--> statement-breakpoint
create trigger price_zone_listings after insert or update on price_zone
  for each statement execute function listings_outdated();
