ALTER TABLE "listing_offer" ADD COLUMN "rating" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "card_name" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "card_name_kk" text;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "card_name_en" text;--> statement-breakpoint
-- Those who rated are known already.
update listing_offer lo set rating = l.rating from listing l
  where l.zone_id = lo.zone_id and l.product_id = lo.product_id and l.rating > 0;
--> statement-breakpoint
-- Cards of products in every price zone, as the calls answer them. What an offer is in all zones is
-- put together once. What a card says of an offer beside its size stands in three languages, and is
-- left out where the size already says it.
create or replace function product_cards(product_ids integer[])
returns table (zone_id integer, product_id integer, price integer, old_price integer, card jsonb)
language sql stable as $$
  with pictures as (
    select pic.product_id, pic.offer_id, jsonb_agg(picture_json(pic) order by pic.position, pic.id) as files
    from picture pic where pic.product_id = any(product_ids)
    group by pic.product_id, pic.offer_id),
  shown as materialized (
    select o.*, coalesce(own.files, '[]') || coalesce(common.files, '[]') as files
    from offer o
    left join pictures own on own.offer_id = o.id
    left join pictures common on common.product_id = o.product_id and common.offer_id is null
    where o.product_id = any(product_ids) and o.is_active),
  facts as (
    select distinct on (s.id) s.id as offer_id, jsonb_build_object(
      'ru', concat_ws(' ', pr.card_name, f.number, nullif(pr.unit, '')),
      'kk', concat_ws(' ', coalesce(pr.card_name_kk, pr.card_name), f.number, nullif(pr.unit, '')),
      'en', concat_ws(' ', coalesce(pr.card_name_en, pr.card_name), f.number, nullif(pr.unit, ''))) as json
    from shown s
    join offer_property f on f.offer_id = s.id and f.number is not null
    join property pr on pr.id = f.property_id and pr.card_name is not null
    where f.number is distinct from s.width_cm
    order by s.id, pr.position, pr.id),
  everywhere as materialized (
    select o.id, o.product_id, o.position, o.files, fact.json as fact,
      concat_ws(' × ', o.width_cm, o.depth_cm, o.height_cm)
        || case when o.width_cm is null then '' else ' см' end as size_text,
      jsonb_build_object(
        'id', o.id, 'guid', o.guid, 'xmlId', o.external_id, 'name', o.name, 'article', o.article,
        'finish', o.finish, 'finishColour', o.finish_colour, 'size', o.size,
        'widthCm', o.width_cm, 'depthCm', o.depth_cm, 'heightCm', o.height_cm,
        'images', jsonb_build_object(
          'detail', jsonb_build_object('medium', o.files -> 0),
          'additional', coalesce(o.files - 0, '[]'),
          'texture', jsonb_build_object('medium', case when o.texture is null then null else
            jsonb_build_object('src', o.texture, 'width', 160, 'height', 160, 'kind', 'detail') end)),
        'offerCategorization', null, 'favorite', false) as json
    from shown o
    left join facts fact on fact.offer_id = o.id),
  offers as (
    select op.zone_id, e.product_id, op.amount, op.old_amount, e.id, e.position, e.size_text, e.files, e.fact,
      e.json || jsonb_build_object(
        'price', jsonb_build_object('new', op.amount, 'old', op.old_amount),
        'icons', shields_of(discount_percent(op.amount, op.old_amount), false, false),
        'bonusesReward', case when op.is_rouble then op.amount * 3 / 100 else 0 end) as json
    from everywhere e
    join offer_price op on op.offer_id = e.id),
  grouped as (
    select zone_id, product_id, jsonb_agg(json order by position, id) as json,
      (array_agg(id order by position, id))[1] as current_id,
      (array_agg(amount order by position, id))[1] as amount,
      (array_agg(old_amount order by position, id))[1] as old_amount,
      (array_agg(size_text order by position, id))[1] as size_text,
      (array_agg(files order by position, id))[1] as files,
      jsonb_object_agg(id, fact) filter (where fact is not null) as facts
    from offers group by zone_id, product_id)
  select g.zone_id, p.id, g.amount, g.old_amount, jsonb_build_object(
    'id', p.id, 'guid', p.guid, 'name', p.name,
    'url', '/catalog/' || s.code || '/' || p.code || '/', 'urlRaw', '/catalog/' || s.code || '/' || p.code || '/',
    'sectionCode', s.code, 'offerIdCurrent', g.current_id, 'offerXml', p.external_id, 'offers', g.json,
    'icons', shields_of(discount_percent(g.amount, g.old_amount), p.is_hit, p.is_new) || own_shields_of(p.id),
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
    'elarbis', coalesce(p.elarbis, jsonb_build_object('model360', null, 'usdz', null, 'glb', null, 'qr', null, 'ar', false)),
    'sizeText', g.size_text, 'minimumBatch', p.minimum_batch, 'isSaleRemains', p.sells_remains, 'byMetre', p.by_metre)
    || case when g.facts is null then '{}' else jsonb_build_object('facts', g.facts) end
  from grouped g
  join product p on p.id = g.product_id
  join section s on s.id = p.section_id
  join vendor v on v.id = p.vendor_id
  where p.is_active and s.is_active
$$;
--> statement-breakpoint
-- Makes the lists' rows of these products anew, in every price zone.
create or replace function refresh_listing(product_ids integer[]) returns void language plpgsql as $$
begin
  -- Two who change one product wait for each other: the second must see what the first has written,
  -- or it would write the rows a second time, and with what was before. In the order of ids, so that
  -- two who change several products never wait for each other in a ring.
  perform 1 from product p where p.id = any(product_ids) order by p.id for no key update;

  delete from listing l where l.product_id = any(product_ids);
  delete from listing_offer l where l.product_id = any(product_ids);

  insert into listing (zone_id, product_id, section_path, vendor_id, tag_ids, price, old_price,
    discount_percent, is_hit, is_new, popularity, rating, card)
  select c.zone_id, p.id, s.path, p.vendor_id,
    coalesce((select array_agg(t.tag_id) from product_tag t where t.product_id = p.id), '{}'),
    c.price, c.old_price, discount_percent(c.price, c.old_price), p.is_hit, p.is_new, p.popularity,
    case when p.rating_count = 0 then 0 else p.rating_sum * 10 / p.rating_count end, c.card
  from product_cards(product_ids) c
  join product p on p.id = c.product_id
  join section s on s.id = p.section_id;

  insert into listing_offer (zone_id, offer_id, product_id, leaf_section_id, section_path, vendor_id,
    tag_ids, price, discount_percent, is_hit, rating, value_ids, numbers, popularity, name)
  select l.zone_id, o.id, o.product_id, p.section_id, l.section_path, l.vendor_id, l.tag_ids,
    op.amount, discount_percent(op.amount, op.old_amount), l.is_hit, l.rating,
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
create trigger property_listings after update of card_name, card_name_kk, card_name_en, unit on property
  for each statement execute function listings_outdated();
--> statement-breakpoint
-- What a function was told beside its body goes when it is made anew (0023 says why).
alter function refresh_listing(integer[]) set plan_cache_mode = 'force_custom_plan';
