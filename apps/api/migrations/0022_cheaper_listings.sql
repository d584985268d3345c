-- Shields of storefront §3. A discount shows only above one per cent. A plain expression, which
-- PostgreSQL puts where it is called instead of calling it for every offer.
create or replace function shields_of(percent integer, is_hit boolean, is_new boolean) returns jsonb
language sql immutable as $$
  select case when percent > 1 then jsonb_build_array(
      shield_json('−' || percent || ' %', '#BE1E2D', '#FFFFFF', 'discount')) else '[]'::jsonb end
    || case when is_hit then jsonb_build_array(
      shield_json('Хит', '#2F4A3C', '#F4F1E8', 'hit')) else '[]'::jsonb end
    || case when is_new then jsonb_build_array(
      shield_json('Новинка', '#FFFFFF', '#211D18', 'new')) else '[]'::jsonb end
$$;
--> statement-breakpoint
-- Cards of products in every price zone, as the calls answer them. What an offer is in all zones is
-- put together once.
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
  everywhere as materialized (
    select o.id, o.product_id, o.position, o.files,
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
    from shown o),
  offers as (
    select op.zone_id, e.product_id, op.amount, op.old_amount, e.id, e.position, e.size_text, e.files,
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
      (array_agg(files order by position, id))[1] as files
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
-- Makes what is searched of these products anew: their offers, themselves, and new words. Words are
-- taken apart once, however many offers bear them.
create or replace function refresh_search(product_ids integer[]) returns void language plpgsql as $$
begin
  delete from search_document d where d.product_id = any(product_ids);
  delete from search_offer d where d.product_id = any(product_ids);

  with goods as materialized (
    select p.id, p.section_id, p.popularity, fold_letters(p.name) as name, shown.zone_ids,
      concat_ws(' ', p.name, p.name_kk, p.name_en, p.series) as names,
      concat_ws(' ', above.names, v.name) as places
    from product p
    join vendor v on v.id = p.vendor_id
    join (select l.product_id, array_agg(l.zone_id order by l.zone_id) as zone_ids
      from listing l where l.product_id = any(product_ids) group by l.product_id) shown
      on shown.product_id = p.id
    cross join lateral (select string_agg(concat_ws(' ', a.name, a.name_kk, a.name_en), ' ') as names
      from section leaf join section a on a.id = any(leaf.path) where leaf.id = p.section_id) above
    where p.id = any(product_ids)),
  offers as materialized (
    select o.id, o.product_id, fold_article(o.article) as article,
      concat_ws(' ', o.finish, o.size, facts.words) as words,
      size_words(o.width_cm, o.depth_cm, o.height_cm, o.size) as sizes
    from offer o
    join goods on goods.id = o.product_id
    left join lateral (select string_agg(pv.value, ' ') as words
      from offer_property f join property_value pv on pv.id = f.value_id
      where f.offer_id = o.id and length(pv.value) > 2) facts on true
    where o.is_active),
  stems as materialized (
    select id, setweight(search_vector(names), 'A') || setweight(search_vector(places), 'B') as text
    from goods),
  own as materialized (
    select product_id, search_vector(string_agg(distinct words, ' ')) as text
    from offers group by product_id),
  own_sizes as materialized (
    select o.product_id, array_agg(distinct size_word) as sizes
    from offers o cross join lateral unnest(array['article:' || o.article] || o.sizes) size_word
    where size_word is not null group by o.product_id),
  put_offers as (
    insert into search_offer (offer_id, product_id, article, text)
    select o.id, o.product_id, o.article, stems.text || setweight(search_vector(o.words), 'C')
      || array_to_tsvector(array['article:' || o.article] || o.sizes)
    from offers o join stems on stems.id = o.product_id),
  put_goods as (
    insert into search_document (product_id, zone_ids, section_id, popularity, name, text)
    select goods.id, goods.zone_ids, goods.section_id, goods.popularity, goods.name,
      stems.text || setweight(own.text, 'C') || array_to_tsvector(own_sizes.sizes)
    from goods
    join stems on stems.id = goods.id
    join own on own.product_id = goods.id
    join own_sizes on own_sizes.product_id = goods.id),
  parts as materialized (
    select part, bool_or(is_of_product) as is_of_product
    from (select names || ' ' || places, true from goods union all select words, false from offers)
      given (words, is_of_product)
    cross join lateral unnest(string_to_array(given.words, ' ')) part
    group by part)
  insert into search_word (word, lexeme, is_of_product)
  select word, lexeme, bool_or(is_of_product)
  from (
    select distinct word[1] as word, parts.is_of_product
    from parts
    cross join lateral regexp_matches(fold_letters(parts.part), '[[:alpha:]]{3,}', 'g') word) found
  cross join lateral (select (tsvector_to_array(search_vector(found.word)))[1] as lexeme) stem
  where lexeme is not null and not exists (select 1 from search_word known
    where known.word = found.word and (known.is_of_product or not found.is_of_product))
  group by word, lexeme
  order by word
  on conflict (word) do update set is_of_product = true
    where excluded.is_of_product and not search_word.is_of_product;
end $$;
--> statement-breakpoint
-- Nobody reads it since the search has documents of its own.
DROP INDEX "listing_search";--> statement-breakpoint
ALTER TABLE "listing" DROP COLUMN "search_text";