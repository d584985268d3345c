-- A kit costs what the parts cost that it cannot do without (decisions, «Catalogue addresses»). The
-- sum stands in `price` like any other, in every zone, so that whatever reads prices knows kits too.
-- A kit with a part that is not for sale in a zone has no price there.
create function refresh_kit_prices(kit_ids integer[]) returns void language plpgsql as $$
begin
  if coalesce(array_length(kit_ids, 1), 0) = 0 then return; end if;

  with sums as (
    select part.zone_id, o.id as offer_id, o.product_id,
      sum(kp.count * part.amount)::int as amount, sum(kp.count * part.old_amount)::int as old_amount
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
--> statement-breakpoint
-- The kits among these products, and those that hold any of their offers.
create function kits_with(product_ids integer[]) returns integer[] language sql stable as $$
  select array_agg(distinct p.id) from product p
  where p.is_kit and (p.id = any(product_ids) or p.id in (
    select kp.kit_id from kit_part kp join offer o on o.id = kp.offer_id
    where o.product_id = any(product_ids)))
$$;
--> statement-breakpoint
-- Bulk writers set shop.bulk and call refresh_kit_prices and refresh_listing themselves, once.
create or replace function products_changed(product_ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or coalesce(array_length(product_ids, 1), 0) = 0 then
    return;
  end if;
  -- A kit whose sum differs comes back here by the trigger of `price`.
  perform refresh_kit_prices(kits_with(product_ids));
  perform refresh_listing(product_ids);
  perform note_products_change(product_ids);
end $$;
--> statement-breakpoint
create function kit_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct kit_id) from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create trigger kit_part_listing_insert after insert on kit_part referencing new table as changed_rows
  for each statement execute function kit_part_rows_changed();
--> statement-breakpoint
create trigger kit_part_listing_update after update on kit_part referencing new table as changed_rows
  for each statement execute function kit_part_rows_changed();
--> statement-breakpoint
create trigger kit_part_listing_delete after delete on kit_part referencing old table as changed_rows
  for each statement execute function kit_part_rows_changed();
--> statement-breakpoint
-- A product's rating is made of its approved reviews and of nothing else.
create function review_rows_changed() returns trigger language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return null; end if;
  update product p set rating_sum = told.sum, rating_count = told.count
  from (
    select changed.product_id, coalesce(sum(r.score), 0)::int as sum, count(r.id)::int as count
    from (select distinct product_id from changed_rows) changed
    left join review r on r.product_id = changed.product_id and r.is_approved
    group by changed.product_id) told
  where p.id = told.product_id
    and (p.rating_sum, p.rating_count) is distinct from (told.sum, told.count);
  return null;
end $$;
--> statement-breakpoint
create trigger review_rating_insert after insert on review referencing new table as changed_rows
  for each statement execute function review_rows_changed();
--> statement-breakpoint
create trigger review_rating_update after update on review referencing new table as changed_rows
  for each statement execute function review_rows_changed();
--> statement-breakpoint
create trigger review_rating_delete after delete on review referencing old table as changed_rows
  for each statement execute function review_rows_changed();
--> statement-breakpoint
-- What a product's page shows besides: its strip, its papers.
create function product_paper_rows_changed() returns trigger language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return null; end if;
  perform note_products_change((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create trigger instruction_page_insert after insert on instruction referencing new table as changed_rows
  for each statement execute function product_paper_rows_changed();
--> statement-breakpoint
create trigger instruction_page_delete after delete on instruction referencing old table as changed_rows
  for each statement execute function product_paper_rows_changed();
--> statement-breakpoint
create trigger product_banner_page_change after insert or update or delete on product_banner
  for each statement execute function page_change_of_statement('catalogue');
