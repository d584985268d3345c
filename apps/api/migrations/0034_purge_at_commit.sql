set local lock_timeout = '5s';
--> statement-breakpoint
-- As in 0032, and the pages of single changes are also purged with the commit itself: a page that is
-- rendered before the rebuild composes marked cards in its request, so a new price need not wait for
-- the rebuild on a busy machine. The purge after the rebuild corrects orders and filters of lists.
create or replace function mark_stale_listings(product_ids integer[], zone_ids integer[] default null)
returns void language plpgsql as $$
declare
  many boolean := coalesce(array_length(product_ids, 1), 0) > 50;
begin
  if coalesce(array_length(product_ids, 1), 0) = 0 then return; end if;
  insert into stale_listing (product_id, zone_id, is_bulk)
  select changed.id, z.id, many from unnest(product_ids) changed (id) cross join price_zone z
  where zone_ids is null or z.id = any(zone_ids);
  if many then
    insert into stale_listing (is_bulk) values (true);
  else
    perform note_products_change(product_ids);
  end if;
  perform pg_notify('stale_listing', '');
end $$;
