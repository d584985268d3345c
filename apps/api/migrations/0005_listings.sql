-- What an offer costs in each price zone: the zone's own price, else the rouble price at the rate.
create view offer_price as
select z.id as zone_id, o.id as offer_id, o.product_id,
  coalesce(own.amount, round(base.amount * c.exchange_rate)::int) as amount,
  coalesce(own.old_amount, round(base.old_amount * c.exchange_rate)::int) as old_amount,
  c.code = 'RUB' as is_rouble
from offer o
cross join price_zone z
join currency c on c.code = z.currency_code
left join price own on own.offer_id = o.id and own.zone_id = z.id
left join price base on base.offer_id = o.id
  and base.zone_id = (select id from price_zone where is_default order by id limit 1)
where o.is_active and coalesce(own.amount, base.amount) is not null;
--> statement-breakpoint
create function discount_percent(price_new integer, price_old integer) returns integer
language sql immutable as $$
  select case when price_old > price_new
    then round((price_old - price_new) * 100.0 / price_old)::int else 0 end
$$;
--> statement-breakpoint
create function picture_json(p picture) returns jsonb language sql immutable as $$
  select jsonb_build_object('src', p.file, 'width', p.width, 'height', p.height, 'kind', p.kind)
$$;
--> statement-breakpoint
create function shield_json(label text, background text, foreground text, code text) returns jsonb
language sql immutable as $$
  select jsonb_build_object('text', label, 'position', 'top', 'backgroundColor', background,
    'textColor', foreground, 'icon', null, 'code', code, 'lineaGradient', null)
$$;
--> statement-breakpoint
-- Shields of storefront §3. A discount shows only above one per cent.
create function shields_of(percent integer, is_hit boolean, is_new boolean) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(shield order by place), '[]') from (values
    (1, case when percent > 1 then shield_json('−' || percent || ' %', '#BE1E2D', '#FFFFFF', 'discount') end),
    (2, case when is_hit then shield_json('Хит', '#2F4A3C', '#F4F1E8', 'hit') end),
    (3, case when is_new then shield_json('Новинка', '#FFFFFF', '#211D18', 'new') end)
  ) as all_shields (place, shield) where shield is not null
$$;
--> statement-breakpoint
-- Cards of products in every price zone, as the calls answer them.
create function product_cards(product_ids integer[])
returns table (zone_id integer, product_id integer, price integer, old_price integer, card jsonb)
language sql stable as $$
  with pictures as (
    select pic.product_id, pic.offer_id, jsonb_agg(picture_json(pic) order by pic.position, pic.id) as files
    from picture pic where pic.product_id = any(product_ids)
    group by pic.product_id, pic.offer_id),
  offers as (
    select op.zone_id, o.product_id, op.amount, op.old_amount, o.id, o.position,
      concat_ws(' × ', o.width_cm, o.depth_cm, o.height_cm)
        || case when o.width_cm is null then '' else ' см' end as size_text,
      coalesce(own.files, '[]') || coalesce(common.files, '[]') as files,
      jsonb_build_object(
        'id', o.id, 'guid', o.guid, 'xmlId', o.external_id, 'name', o.name, 'article', o.article,
        'finish', o.finish, 'finishColour', o.finish_colour, 'size', o.size,
        'widthCm', o.width_cm, 'depthCm', o.depth_cm, 'heightCm', o.height_cm,
        'price', jsonb_build_object('new', op.amount, 'old', op.old_amount),
        'images', jsonb_build_object(
          'detail', jsonb_build_object('medium', (coalesce(own.files, '[]') || coalesce(common.files, '[]')) -> 0),
          'additional', coalesce((coalesce(own.files, '[]') || coalesce(common.files, '[]')) - 0, '[]'),
          'texture', jsonb_build_object('medium', case when o.texture is null then null else
            jsonb_build_object('src', o.texture, 'width', 160, 'height', 160, 'kind', 'detail') end)),
        'icons', shields_of(discount_percent(op.amount, op.old_amount), false, false),
        'offerCategorization', null,
        'bonusesReward', case when op.is_rouble then op.amount * 3 / 100 else 0 end,
        'favorite', false) as json
    from offer o
    join offer_price op on op.offer_id = o.id
    left join pictures own on own.offer_id = o.id
    left join pictures common on common.product_id = o.product_id and common.offer_id is null
    where o.product_id = any(product_ids)),
  grouped as (
    select zone_id, product_id, jsonb_agg(json order by position, id) as json,
      (array_agg(id order by position, id))[1] as current_id,
      (array_agg(amount order by position, id))[1] as amount,
      (array_agg(old_amount order by position, id))[1] as old_amount,
      (array_agg(size_text order by position, id))[1] as size_text,
      (array_agg(files order by position, id))[1] as files
    from offers group by zone_id, product_id)
  select g.zone_id, p.id, g.amount, g.old_amount, jsonb_build_object(
    'id', p.id, 'guid', p.guid, 'name', p.name,
    'url', '/catalog/' || s.code || '/' || p.code || '/', 'urlRaw', '/catalog/' || s.code || '/' || p.code || '/',
    'sectionCode', s.code, 'offerIdCurrent', g.current_id, 'offerXml', p.external_id, 'offers', g.json,
    'icons', shields_of(discount_percent(g.amount, g.old_amount), p.is_hit, p.is_new),
    'images', jsonb_build_object('detail', jsonb_build_object('medium', g.files -> 0),
      'additional', coalesce(g.files - 0, '[]')),
    'rating', jsonb_build_object(
      'score', case when p.rating_count = 0 then 0 else round(p.rating_sum::numeric / p.rating_count, 1) end,
      'count', p.rating_count),
    'favorite', false, 'favoriteID', null, 'hit', p.is_hit, 'isActive', p.is_active,
    'complectProduct', p.is_kit, 'categorizations', '[]'::jsonb,
    'vendor', jsonb_build_object('name', v.name, 'code', v.code), 'projectId', null, 'additional', '[]'::jsonb,
    'price', jsonb_build_object('new', g.amount, 'old', g.old_amount),
    'sugarGift', false, 'isForbidden', false,
    'elarbis', jsonb_build_object('model360', null, 'usdz', null, 'glb', null, 'qr', null, 'ar', false),
    'sizeText', g.size_text, 'minimumBatch', p.minimum_batch, 'isSaleRemains', p.sells_remains, 'byMetre', p.by_metre)
  from grouped g
  join product p on p.id = g.product_id
  join section s on s.id = p.section_id
  join vendor v on v.id = p.vendor_id
  where p.is_active and s.is_active
$$;
--> statement-breakpoint
-- Makes the lists' rows of these products anew, in every price zone.
create function refresh_listing(product_ids integer[]) returns void language plpgsql as $$
begin
  delete from listing l where l.product_id = any(product_ids);
  delete from listing_offer l where l.product_id = any(product_ids);

  insert into listing (zone_id, product_id, section_path, vendor_id, tag_ids, price, old_price,
    discount_percent, is_hit, is_new, popularity, rating, card, search_text)
  select c.zone_id, p.id, s.path, p.vendor_id,
    coalesce((select array_agg(t.tag_id) from product_tag t where t.product_id = p.id), '{}'),
    c.price, c.old_price, discount_percent(c.price, c.old_price), p.is_hit, p.is_new, p.popularity,
    case when p.rating_count = 0 then 0 else p.rating_sum * 10 / p.rating_count end, c.card,
    setweight(to_tsvector('russian', p.name || ' ' || p.series), 'A')
      || setweight(to_tsvector('russian', s.name || ' ' || v.name), 'B')
      || to_tsvector('russian', coalesce((select string_agg(o.finish || ' ' || o.article, ' ')
        from offer o where o.product_id = p.id), ''))
  from product_cards(product_ids) c
  join product p on p.id = c.product_id
  join section s on s.id = p.section_id
  join vendor v on v.id = p.vendor_id;

  insert into listing_offer (zone_id, offer_id, product_id, leaf_section_id, section_path, vendor_id,
    tag_ids, price, discount_percent, is_hit, value_ids, numbers, popularity, name)
  select l.zone_id, o.id, o.product_id, p.section_id, l.section_path, l.vendor_id, l.tag_ids,
    op.amount, discount_percent(op.amount, op.old_amount), l.is_hit,
    coalesce(facts.value_ids, '{}'), coalesce(facts.numbers, '{}'), l.popularity, p.name
  from listing l
  join product p on p.id = l.product_id
  join offer o on o.product_id = l.product_id
  join offer_price op on op.offer_id = o.id and op.zone_id = l.zone_id
  left join (
    select f.offer_id, array_agg(f.value_id) filter (where f.value_id > 0) as value_ids,
      jsonb_object_agg(f.property_id, f.number) filter (where f.number is not null) as numbers
    from offer_property f join offer fo on fo.id = f.offer_id
    where fo.product_id = any(product_ids)
    group by f.offer_id) facts on facts.offer_id = o.id
  where l.product_id = any(product_ids);
end $$;
--> statement-breakpoint
-- Pages that show these products: by their own code and by the codes of all sections above them.
create function note_products_change(product_ids integer[]) returns void language plpgsql as $$
begin
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || p.code as tag from product p where p.id = any(product_ids)
      union all
      select 'section:' || a.code from product p
        join section s on s.id = p.section_id join section a on a.id = any(s.path)
        where p.id = any(product_ids)) tags), 'catalogue');
end $$;
--> statement-breakpoint
-- Bulk writers set shop.bulk and call refresh_listing themselves, once.
create function products_changed(product_ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or coalesce(array_length(product_ids, 1), 0) = 0 then
    return;
  end if;
  perform refresh_listing(product_ids);
  perform note_products_change(product_ids);
end $$;
--> statement-breakpoint
create function product_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct id) from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create function product_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create function offer_part_rows_changed() returns trigger language plpgsql as $$
begin
  perform products_changed((
    select array_agg(distinct o.product_id) from changed_rows c join offer o on o.id = c.offer_id));
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text[][] := array[
    ['product', 'product_rows_changed'], ['offer', 'product_part_rows_changed'],
    ['picture', 'product_part_rows_changed'], ['product_tag', 'product_part_rows_changed'],
    ['price', 'offer_part_rows_changed'], ['offer_property', 'offer_part_rows_changed']];
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format('create trigger %I after insert on %I referencing new table as changed_rows
      for each statement execute function %I()', watched[i][1] || '_listing_insert', watched[i][1], watched[i][2]);
    execute format('create trigger %I after update on %I referencing new table as changed_rows
      for each statement execute function %I()', watched[i][1] || '_listing_update', watched[i][1], watched[i][2]);
    execute format('create trigger %I after delete on %I referencing old table as changed_rows
      for each statement execute function %I()', watched[i][1] || '_listing_delete', watched[i][1], watched[i][2]);
  end loop;
end $$;
