-- Forms of furniture's words that the stemmer takes for words of their own, as one: «подушек» and
-- «подушки», «кровать» and «кровати». The x is a letter that it leaves where it is. Kazakh endings
-- are removed here, because PostgreSQL has no Kazakh stemmer: «үстелдер», «үстелі» and «үстел»,
-- «төсегі» and «төсек», «есікті» and «есік».
create or replace function plain_forms(given text) returns text language plpgsql immutable parallel safe as $$
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
--> statement-breakpoint
-- Makes the search documents of these products anew: their offers with their prices, themselves, and
-- new words. Words are taken apart once, however many offers bear them. Where a word occurs (in names
-- and sections, vendors, values of offers) tells what it means in a search: in «белый комод» the
-- colour, although a vendor is called «Белый бор». Facts are tokens in no language: is:17 a value of a
-- property, n:9:3 a count («3 двери»), in:12 a section.
create or replace function refresh_search(product_ids integer[]) returns void language plpgsql as $$
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
--> statement-breakpoint
alter function refresh_search(integer[]) set plan_cache_mode = 'force_custom_plan';
--> statement-breakpoint
-- Their stems have changed; the products put them in again.
delete from search_word;
--> statement-breakpoint
do $$
declare
  batch integer[];
  last integer := 0;
begin
  loop
    select array_agg(next.id) into batch from (
      select p.id from product p where p.id > last order by p.id limit 500) next;
    exit when batch is null;
    perform refresh_search(batch);
    last := batch[array_upper(batch, 1)];
  end loop;
end $$;
