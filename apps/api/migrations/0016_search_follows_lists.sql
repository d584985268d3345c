-- Letters as they are compared: small, «ё» as «е» (foldLetters in the domain).
create function fold_letters(given text) returns text language sql immutable parallel safe as $$
  select replace(lower(given), 'ё', 'е')
$$;
--> statement-breakpoint
-- An article as people type it: without spaces, dashes and dots.
create function fold_article(given text) returns text language sql immutable parallel safe as $$
  select regexp_replace(fold_letters(given), '[^[:alnum:]]', '', 'g')
$$;
--> statement-breakpoint
-- Forms of furniture's words that the stemmer takes for words of their own, as one: «подушек» and
-- «подушки», «кровать» and «кровати». The x is a letter that it leaves where it is.
create function plain_forms(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := fold_letters(given);
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['\m(диван|зеркал|одеял|покрывал|пенал)[а-я]*', '\1x'],
    ['\m([а-я]{2,}[бвгджзклмнпрстфхцчшщ])[ое]к\M', '\1ки'],
    ['\mкровать\M', 'кровати'], ['\mкресел\M', 'кресла'], ['\mковер\M', 'ковра'],
    ['\mспален\M', 'спальни'], ['\mкухон[а-я]*', 'кухни'], ['\mтабуретк', 'табурет']]
  loop
    plain := regexp_replace(plain, rule[1], rule[2], 'g');
  end loop;
  return plain;
end $$;
--> statement-breakpoint
create function search_vector(given text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('russian', plain_forms(given))
$$;
--> statement-breakpoint
-- Sizes of an offer as words: size:220 for each side, pair:160x200 for two that belong together.
create function size_words(width integer, depth integer, height integer, label text) returns text[]
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
--> statement-breakpoint
-- Makes what is searched of these products anew: their offers, themselves, and new words.
create function refresh_search(product_ids integer[]) returns void language plpgsql as $$
begin
  delete from search_document d where d.product_id = any(product_ids);
  delete from search_offer d where d.product_id = any(product_ids);

  with goods as materialized (
    select p.id, p.section_id, p.popularity, fold_letters(p.name) as name, shown.zone_ids,
      concat_ws(' ', p.name, p.name_kk, p.name_en, p.series) as names,
      concat_ws(' ', above.names, v.name) as places
    from product p
    join vendor v on v.id = p.vendor_id
    cross join lateral (select array_agg(l.zone_id order by l.zone_id) as zone_ids
      from listing l where l.product_id = p.id) shown
    cross join lateral (select string_agg(concat_ws(' ', a.name, a.name_kk, a.name_en), ' ') as names
      from section leaf join section a on a.id = any(leaf.path) where leaf.id = p.section_id) above
    where p.id = any(product_ids) and shown.zone_ids is not null),
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
  put_offers as (
    insert into search_offer (offer_id, product_id, article, text)
    select o.id, o.product_id, o.article, stems.text || setweight(search_vector(o.words), 'C')
      || array_to_tsvector(array['article:' || o.article] || o.sizes)
    from offers o join stems on stems.id = o.product_id),
  put_goods as (
    insert into search_document (product_id, zone_ids, section_id, popularity, name, text)
    select goods.id, goods.zone_ids, goods.section_id, goods.popularity, goods.name,
      stems.text || setweight(search_vector(own.words), 'C') || array_to_tsvector(own.sizes)
    from goods
    join stems on stems.id = goods.id
    cross join lateral (
      select string_agg(distinct o.words, ' ') as words,
        array_agg(distinct size_word) filter (where size_word is not null) as sizes
      from offers o left join lateral unnest(array['article:' || o.article] || o.sizes) size_word on true
      where o.product_id = goods.id) own
    where own.words is not null)
  insert into search_word (word, lexeme, is_of_product)
  select word, lexeme, bool_or(is_of_product)
  from (
    select distinct word[1] as word, given.is_of_product
    from (select names || ' ' || places, true from goods union all select words, false from offers)
      given (words, is_of_product)
    cross join lateral regexp_matches(fold_letters(given.words), '[[:alpha:]]{3,}', 'g') word) found
  cross join lateral (select (tsvector_to_array(search_vector(found.word)))[1] as lexeme) stem
  where lexeme is not null and not exists (select 1 from search_word known
    where known.word = found.word and (known.is_of_product or not found.is_of_product))
  group by word, lexeme
  order by word
  on conflict (word) do update set is_of_product = true
    where excluded.is_of_product and not search_word.is_of_product;
end $$;
--> statement-breakpoint
-- The search follows the lists, whoever changes them and in whatever way.
create function listed_goods_changed() returns trigger language plpgsql as $$
begin
  perform refresh_search((select array_agg(distinct product_id) from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create trigger listing_search_insert after insert on listing referencing new table as changed_rows
  for each statement execute function listed_goods_changed();
--> statement-breakpoint
-- What is listed again in the same breath is put in by the insert.
create function unlisted_goods_changed() returns trigger language plpgsql as $$
begin
  delete from search_document d using changed_rows c where d.product_id = c.product_id;
  delete from search_offer d using changed_rows c where d.product_id = c.product_id;
  return null;
end $$;
--> statement-breakpoint
create trigger listing_search_delete after delete on listing referencing old table as changed_rows
  for each statement execute function unlisted_goods_changed();
--> statement-breakpoint
-- Words of the goods that look like a mistyped one; one wrong letter of four leaves a fifth in common.
create function similar_words(given text) returns setof search_word
language sql stable set pg_trgm.similarity_threshold = 0.18 as $$
  select * from search_word w where w.word % given
  order by similarity(w.word, given) desc, w.uses desc limit 40
$$;
--> statement-breakpoint
-- Goods that are there already.
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
