-- The pages of its parts tell what a kit costs.
create or replace function products_changed(product_ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or coalesce(array_length(product_ids, 1), 0) = 0 then
    return;
  end if;
  -- A kit whose sum differs comes back here by the trigger of `price`.
  perform refresh_kit_prices(kits_with(product_ids));
  perform refresh_listing(product_ids);
  perform note_products_change(product_ids);
  perform note_page_change((
    select array_agg(distinct 'product:' || made.code)
    from kit_part kp
    join offer o on o.id = kp.offer_id
    join product made on made.id = o.product_id
    where kp.kit_id = any(product_ids)), 'catalogue');
end $$;
--> statement-breakpoint
-- A product that goes takes no banner with it in most cases, and then nothing is to be told.
drop trigger product_banner_page_change on product_banner;
--> statement-breakpoint
create function product_banner_rows_changed() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    perform note_page_change(array['catalogue'], 'catalogue');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_banner_page_insert after insert on product_banner referencing new table as changed_rows
  for each statement execute function product_banner_rows_changed();
--> statement-breakpoint
create trigger product_banner_page_update after update on product_banner referencing new table as changed_rows
  for each statement execute function product_banner_rows_changed();
--> statement-breakpoint
create trigger product_banner_page_delete after delete on product_banner referencing old table as changed_rows
  for each statement execute function product_banner_rows_changed();
