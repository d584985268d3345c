-- Pages whose goods come from all sections (home, hits, discounts, manufacturers) bear «goods».
create or replace function note_products_change(product_ids integer[]) returns void language plpgsql as $$
begin
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || p.code as tag from product p where p.id = any(product_ids)
      union all
      select 'section:' || a.code from product p
        join section s on s.id = p.section_id join section a on a.id = any(s.path)
        where p.id = any(product_ids)
      union all
      select 'goods') tags), 'catalogue');
end $$;
--> statement-breakpoint
create or replace function note_former_products(codes text[], section_ids integer[]) returns void
language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' or codes is null then return; end if;
  perform note_page_change((
    select array_agg(distinct tag) from (
      select 'product:' || code as tag from unnest(codes) code
      union all
      select 'section:' || a.code from section s join section a on a.id = any(s.path)
        where s.id = any(section_ids)
      union all
      select 'goods') tags), 'catalogue');
end $$;
