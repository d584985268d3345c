-- Text as it looks (normalizeText in the domain): ordinary spaces, composed letters, nothing unseen and
-- no stress marks. Nearly all text is so already and is returned as it is.
create function plain_text(given text) returns text language sql immutable parallel safe as $$
  select case when given ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff]'
    then normalize(regexp_replace(
      regexp_replace(normalize(given, nfc),
        '[\u0009\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]', ' ', 'g'),
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u0300\u0301\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'), nfc)
    else given end
$$;
--> statement-breakpoint
-- Letters as they are compared: as they look, small, «ё» as «е» (foldLetters in the domain).
create or replace function fold_letters(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(plain_text(given)), 'ёѐѝ', 'ееи')
$$;
--> statement-breakpoint
-- The shop's own words are written as searches are read.
delete from search_vocabulary kept where kept.phrase <> fold_letters(kept.phrase) and (
  length(fold_letters(kept.phrase)) < 2 or exists (
    select from search_vocabulary other
    where other.phrase <> kept.phrase and fold_letters(other.phrase) = fold_letters(kept.phrase)
      and (other.phrase = fold_letters(other.phrase) or other.phrase < kept.phrase)));
--> statement-breakpoint
update search_vocabulary set phrase = fold_letters(phrase) where phrase <> fold_letters(phrase);
--> statement-breakpoint
-- The search documents of goods with such characters in a name or a value were taken apart at them.
do $$
declare
  batch integer[];
  last integer := 0;
begin
  loop
    select array_agg(next.id) into batch from (
      select p.id from product p
      join section leaf on leaf.id = p.section_id
      join vendor v on v.id = p.vendor_id
      cross join lateral (
        select concat_ws(' ', p.name, p.name_kk, p.name_en, p.series, v.name,
          (select string_agg(concat_ws(' ', a.name, a.name_kk, a.name_en), ' ')
            from section a where a.id = any(leaf.path)),
          (select string_agg(concat_ws(' ', o.finish, o.size, o.article, w.word_kk, w.word_en), ' ')
            from offer o left join offer_word w on w.word = o.finish where o.product_id = p.id),
          (select string_agg(pv.value, ' ') from offer o
            join offer_property f on f.offer_id = o.id
            join property_value pv on pv.id = f.value_id where o.product_id = p.id)) as words) given
      where p.id > last and given.words <> plain_text(given.words)
      order by p.id limit 500) next;
    exit when batch is null;
    perform refresh_search(batch);
    last := batch[array_upper(batch, 1)];
  end loop;
end $$;
