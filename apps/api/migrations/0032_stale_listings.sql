-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "stale_listing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_listing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer,
	"zone_id" integer,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shield" ALTER COLUMN "text" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "stale_listing_product" ON "stale_listing" USING btree ("product_id","zone_id");
--> statement-breakpoint
-- Marks the rows of lists of these products, in these price zones or in all, and wakes the API that
-- rebuilds them. More than fifty products are a bulk change, as in note_page_change.
create function mark_stale_listings(product_ids integer[], zone_ids integer[] default null)
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
--> statement-breakpoint
drop function products_changed(integer[]);
--> statement-breakpoint
-- Bulk writers set shop.bulk, call refresh_kit_prices and rebuild the lists themselves, once.
create function products_changed(product_ids integer[], zone_ids integer[] default null)
returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or coalesce(array_length(product_ids, 1), 0) = 0 then
    return;
  end if;
  -- A kit whose sum differs comes back here by the trigger of `price`.
  perform refresh_kit_prices(kits_with(product_ids));
  perform mark_stale_listings(product_ids, zone_ids);
end $$;
--> statement-breakpoint
create function price_rows_changed() returns trigger language plpgsql as $$
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
--> statement-breakpoint
drop trigger price_listing_insert on price;
--> statement-breakpoint
drop trigger price_listing_update on price;
--> statement-breakpoint
drop trigger price_listing_delete on price;
--> statement-breakpoint
create trigger price_listing_insert after insert on price referencing new table as changed_rows
  for each statement execute function price_rows_changed();
--> statement-breakpoint
create trigger price_listing_update after update on price referencing new table as changed_rows
  for each statement execute function price_rows_changed();
--> statement-breakpoint
create trigger price_listing_delete after delete on price referencing old table as changed_rows
  for each statement execute function price_rows_changed();
--> statement-breakpoint
-- A name, address, rate or text that rows of lists take from another table marks the products it
-- belongs to.
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
    when 'shield' then
      perform mark_stale_listings(array(
        select ps.product_id from product_shield ps where ps.shield_id = new.id));
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
--> statement-breakpoint
drop trigger section_listings on section;
--> statement-breakpoint
drop trigger vendor_listings on vendor;
--> statement-breakpoint
drop trigger currency_listings on currency;
--> statement-breakpoint
drop trigger price_zone_listings on price_zone;
--> statement-breakpoint
drop trigger shield_listings on shield;
--> statement-breakpoint
drop trigger property_listings on property;
--> statement-breakpoint
create trigger section_listings after update on section for each row
  when ((old.code, old.parent_id, old.path, old.is_active, old.name)
    is distinct from (new.code, new.parent_id, new.path, new.is_active, new.name))
  execute function listings_outdated();
--> statement-breakpoint
create trigger vendor_listings after update on vendor for each row
  when ((old.code, old.name) is distinct from (new.code, new.name))
  execute function listings_outdated();
--> statement-breakpoint
create trigger shield_listings after update on shield for each row
  when (old.* is distinct from new.*) execute function listings_outdated();
--> statement-breakpoint
create trigger property_listings after update on property for each row
  when ((old.card_name, old.card_name_kk, old.card_name_en, old.unit, old.position)
    is distinct from (new.card_name, new.card_name_kk, new.card_name_en, new.unit, new.position))
  execute function listings_outdated();
--> statement-breakpoint
create trigger currency_listings after update on currency for each row
  when ((old.code, old.exchange_rate) is distinct from (new.code, new.exchange_rate))
  execute function listings_outdated();
--> statement-breakpoint
create trigger price_zone_listings after insert or update on price_zone for each row
  execute function listings_outdated();
--> statement-breakpoint
drop function refresh_listing(integer[]);
--> statement-breakpoint
drop function product_cards(integer[]);
--> statement-breakpoint
drop function own_shields_of(integer);
--> statement-breakpoint
drop function shields_of(integer, boolean, boolean);
--> statement-breakpoint
drop function shield_json(text, text, text, text);
--> statement-breakpoint
drop function picture_json(picture);
--> statement-breakpoint
drop function discount_percent(integer, integer);
--> statement-breakpoint
-- The shop's own shields say their text by code from now on; what the staff worded stays.
update shield set text = null where (code, text) in (
  ('constructor3d', '3D конструктор'), ('warranty', 'Гарантия 2 года'),
  ('quick', 'Сборка за 15 минут'), ('novosele', 'Новоселье'), ('own', 'Делаем сами'));
--> statement-breakpoint
-- Marks do what this job did.
delete from job where kind = 'refresh-listings' and done_at is null;
--> statement-breakpoint
-- Rows that are there already are shown with cards composed as they are read, until each is rebuilt.
insert into stale_listing (product_id, zone_id, is_bulk)
select p.id, z.id, true from product p cross join price_zone z order by p.id, z.id;
--> statement-breakpoint
insert into stale_listing (is_bulk) select true where exists (select from product);
