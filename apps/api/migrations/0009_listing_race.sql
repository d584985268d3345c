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
