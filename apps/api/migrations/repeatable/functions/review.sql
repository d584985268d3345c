-- A product's rating consists of its approved reviews.
create or replace function review_rows_changed() returns trigger language plpgsql as $$
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

-- A product page shows reviews and what the shop replied. Votes are left to the lifetime of the
-- page: each would purge it.
create or replace function review_rows_rewritten() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct n.product_id) from new_rows n join old_rows o on o.id = n.id
    where (n.is_approved or o.is_approved)
      and (n.is_approved, n.comment, n.answer) is distinct from (o.is_approved, o.comment, o.answer)));
  return null;
end $$;
