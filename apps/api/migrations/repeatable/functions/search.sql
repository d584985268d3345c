-- An article as people type it: without spaces, dashes and dots.
create or replace function fold_article(given text)
returns text language sql immutable parallel safe as $$
  select regexp_replace(fold_letters(given), '[^[:alnum:]]', '', 'g')
$$;

-- One form for the forms of furniture words that the stemmer stems to different roots: «подушек»
-- and «подушки», «кровать» and «кровати». The x is a letter that it leaves in place. Kazakh endings
-- are removed here, because PostgreSQL has no Kazakh stemmer: «үстелдер», «үстелі» and «үстел»,
-- «төсегі» and «төсек», «есікті» and «есік».
create or replace function plain_forms(given text)
returns text language plpgsql immutable parallel safe as $$
declare
  plain text := fold_letters(given);
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['\m([а-яәғқңөұүһі]{3,})(?:лар|лер|дар|дер|тар|тер)(?:[ыі]н?|[ыі]на|[ыі]не|[дтн][ыі]ң|[дт][ыі]|[ғқ]а|[гк]е|[дт][ае]н|мен)?\M', '\1'],
    ['\m(айна|тумба|кресло|лампа|ваза|банкетка|консоль)(?:сы|сын|лы|ның|ны|мен|ға)\M', '\1'],
    ['\m(үстел)[а-яәғқңөұүһі]+', '\1'],
    ['\m([а-яәғқңөұүһі]+)г(?:і|ін|іне|інің)\M', '\1к'],
    ['\m([а-яәғқңөұүһі]+)ғ(?:ы|ын|ына|ының)\M', '\1қ'],
    ['\m(?=[а-я]*[әғқңөұүһі])([а-яәғқңөұүһі]{2,}?)(?:с?[ыі]н?[ыі]ң|[дтн][ыі]ң|с?ына|с?іне|с?[ыі]н|ға|ге|қа|ке|[дтнл][ыі]|[дтн][ае]н|[мбп]ен|с?[ыі])\M', '\1'],
    ['\m(диван|зеркал|одеял|покрывал|пенал)[а-я]*', '\1x'],
    ['\m([а-я]{2,}[бвгджзклмнпрстфхцчшщ])[ое]к\M', '\1ки'],
    ['\mкровать\M', 'кровати'], ['\mкресел\M', 'кресла'], ['\mковер\M', 'ковра'],
    ['\mспален\M', 'спальни'], ['\mкухон[а-я]*', 'кухни'], ['\mтабуретк', 'табурет'],
    ['\mстуль(я|ев|ям|ями|ях)\M', 'стул'], ['\mдвер(ь|и|ей|ями|ях)\M', 'двери']]
  loop
    plain := regexp_replace(plain, rule[1], rule[2], 'g');
  end loop;
  return plain;
end $$;

create or replace function search_vector(given text)
returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('russian', plain_forms(given))
$$;

-- Sizes of an offer as words: size:220 for each side, pair:160x200 for two that belong together.
create or replace function size_words(width integer, depth integer, height integer, label text)
returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from (
    select 'size:' || side from unnest(array[width, depth, height]) side where side is not null
    union all
    select 'size:' || found[1] from regexp_matches(label, '(\d{2,4})', 'g') found
    union all
    select 'pair:' || found[1] || 'x' || found[2]
      from regexp_matches(fold_letters(label), '(\d{2,3})\s*[xх×*]\s*(\d{2,3})', 'g') found
    union all
    select 'pair:' || width || 'x' || depth where width is not null and depth is not null
  ) words (word)
$$;

-- Rebuilds the search documents of these products: their offers with prices, themselves, and new
-- words. Words are split once, however many offers have them. Where a word occurs (names and
-- sections, vendors, values of offers) tells what it means in a search: in «белый комод» the
-- colour, although a vendor is called «Белый бор». Facts are tokens of no language: is:17 is a
-- value of a property, n:9:3 a count («3 двери»), in:12 a section.
create or replace function refresh_search(product_ids integer[])
returns void language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  delete from search_document d where d.product_id = any(product_ids);
  delete from search_offer d where d.product_id = any(product_ids);

  with goods as materialized (
    select p.id, p.section_id, p.popularity, fold_letters(p.name) as name, shown.zone_ids,
      concat_ws(' ', p.name, p.name_kk, p.name_en, p.series) as names,
      above.names as sections, above.tokens as section_tokens, v.name as vendor
    from product p
    join vendor v on v.id = p.vendor_id
    join (select l.product_id, array_agg(l.zone_id order by l.zone_id) as zone_ids
      from listing l where l.product_id = any(product_ids) group by l.product_id) shown
      on shown.product_id = p.id
    cross join lateral (select string_agg(concat_ws(' ', a.name, a.name_kk, a.name_en), ' ') as names,
        array_agg('in:' || a.id) as tokens
      from section leaf join section a on a.id = any(leaf.path) where leaf.id = p.section_id) above
    where p.id = any(product_ids)),
  sold as materialized (
    select op.offer_id, array_agg(op.zone_id order by op.zone_id) as zone_ids,
      array_agg(op.amount order by op.zone_id) as prices
    from offer_price op where op.product_id = any(product_ids) group by op.offer_id),
  offers as materialized (
    select o.id, o.product_id, fold_article(o.article) as article,
      concat_ws(' ', o.finish, named.word_kk, named.word_en, o.size, facts.words) as words,
      facts.tokens || goods.section_tokens as tokens,
      size_words(o.width_cm, o.depth_cm, o.height_cm, o.size) as sizes,
      coalesce(sold.zone_ids, '{}') as zone_ids, coalesce(sold.prices, '{}') as prices, o.width_cm
    from offer o
    join goods on goods.id = o.product_id
    left join sold on sold.offer_id = o.id
    left join offer_word named on named.word = o.finish
    cross join lateral (
      select string_agg(pv.value, ' ') filter (where length(pv.value) > 2) as words,
        coalesce(array_agg(case when f.value_id > 0 then 'is:' || f.value_id
          else 'n:' || f.property_id || ':' || f.number end)
          filter (where f.value_id > 0 or pr.unit = ''), '{}') as tokens
      from offer_property f
      join property pr on pr.id = f.property_id
      left join property_value pv on pv.id = f.value_id
      where f.offer_id = o.id) facts
    where o.is_active),
  stems as materialized (
    select id, setweight(search_vector(names), 'A')
      || setweight(search_vector(concat_ws(' ', sections, vendor)), 'B') as text
    from goods),
  own as materialized (
    select product_id, search_vector(string_agg(distinct words, ' ')) as text
    from offers group by product_id),
  own_sizes as materialized (
    select o.product_id, array_agg(distinct size_word) as sizes
    from offers o cross join lateral unnest(array['article:' || o.article] || o.sizes || o.tokens) size_word
    where size_word is not null group by o.product_id),
  put_offers as (
    insert into search_offer (offer_id, product_id, article, zone_ids, prices, width_cm, text)
    select o.id, o.product_id, o.article, o.zone_ids, o.prices, o.width_cm,
      stems.text || setweight(search_vector(o.words), 'C')
      || array_to_tsvector(array['article:' || o.article] || o.sizes || o.tokens)
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
    select part, bool_or(place = 'product') as is_of_product,
      bool_or(place = 'vendor') as is_of_vendor, bool_or(place = 'offer') as is_of_offer
    from (
      select concat_ws(' ', names, sections), 'product' from goods
      union all select vendor, 'vendor' from goods
      union all select words, 'offer' from offers) given (words, place)
    cross join lateral unnest(string_to_array(given.words, ' ')) part
    group by part),
  found as materialized (
    select word[1] as word, bool_or(parts.is_of_product) as is_of_product,
      bool_or(parts.is_of_vendor) as is_of_vendor, bool_or(parts.is_of_offer) as is_of_offer
    from parts
    cross join lateral regexp_matches(fold_letters(parts.part), '[[:alpha:]]{3,}', 'g') word
    group by word[1])
  insert into search_word as known (word, lexeme, is_of_product, is_of_vendor, is_of_offer)
  select found.word, stem.lexeme, found.is_of_product, found.is_of_vendor, found.is_of_offer
  from found
  cross join lateral (select (tsvector_to_array(search_vector(found.word)))[1] as lexeme) stem
  where stem.lexeme is not null and not exists (select 1 from search_word k
    where k.word = found.word and (k.is_of_product or not found.is_of_product)
      and (k.is_of_vendor or not found.is_of_vendor) and (k.is_of_offer or not found.is_of_offer))
  order by found.word
  on conflict (word) do update set is_of_product = known.is_of_product or excluded.is_of_product,
    is_of_vendor = known.is_of_vendor or excluded.is_of_vendor,
    is_of_offer = known.is_of_offer or excluded.is_of_offer;
end $$;

-- The search follows the lists, whoever changes them.
create or replace function listed_goods_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;

-- What is removed and listed again in one statement is added by the insert.
create or replace function unlisted_goods_changed() returns trigger language plpgsql as $$
begin
  delete from search_document d using changed_rows c where d.product_id = c.product_id;
  delete from search_offer d using changed_rows c where d.product_id = c.product_id;
  return null;
end $$;

-- Words of the products that resemble a mistyped one; one wrong letter of four leaves a fifth in
-- common.
create or replace function similar_words(given text) returns setof search_word
language sql stable set pg_trgm.similarity_threshold = 0.18 as $$
  select * from search_word w where w.word % given
  order by similarity(w.word, given) desc, w.uses desc limit 40
$$;
