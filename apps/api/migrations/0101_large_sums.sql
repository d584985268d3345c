-- Every column that holds a sum of money.
create function list_sum_columns() returns table (sum_table regclass, sum_columns text[])
language sql stable as $$
  select to_regclass(name), columns::text[] from (values
    ('acquirer_refund', '{amount}'),
    ('assembler_entry', '{sum}'),
    ('assembler_profile', '{balance}'),
    ('basket', '{bonus_sum,shown_bonus,shown_delivery,shown_discount}'),
    ('basket_line', '{seen_price,shown_price}'),
    ('bonus_account', '{balance,owed,purchase_amount}'),
    ('bonus_entry', '{amount}'),
    ('bonus_grant', '{amount}'),
    ('bonus_lot', '{amount,left_amount}'),
    ('bonus_operation', '{goods_sum,owed}'),
    ('bonus_promotion', '{amount}'),
    ('certificate', '{balance,face}'),
    ('certificate_batch', '{face}'),
    ('certificate_entry', '{amount}'),
    ('coupon', '{minimum_basket,sum}'),
    ('delivery_tariff', '{floor_price,free_from,lift_price,price,price_per_km,to_door_price}'),
    ('listing', '{old_price,price}'),
    ('listing_offer', '{price}'),
    ('measurer_tariff', '{free_from,price,price_per_km}'),
    ('order_delivery', '{assembly_price,price}'),
    ('order_line', '{bonus_spent,coupon_discount,old_price,price,sum}'),
    ('order_return', '{bonus_spent,coupon_discount,delivery_sum,services_sum,sum}'),
    ('order_return_line', '{bonus_spent,coupon_discount,sum}'),
    ('payment', '{amount}'),
    ('payment_bill', '{amount}'),
    ('payment_discrepancy', '{received,requested}'),
    ('payment_entry', '{amount}'),
    ('payment_link', '{amount}'),
    ('planned_price', '{amount,old_amount}'),
    ('price', '{amount,old_amount}'),
    ('price_tag', '{amount,old_amount}'),
    ('receipt', '{sum}'),
    ('receipt_position', '{price,sum}'),
    ('refund_request', '{sum}'),
    ('return_refund', '{amount}'),
    ('sandbox_payment', '{amount,refunded}'),
    ('sandbox_refund', '{amount}'),
    ('shop_order',
      '{bonus_spent,coupon_discount,delivery_sum,goods_sum,paid_sum,refunded_sum,services_sum,total}'),
    ('vacancy', '{salary_from,salary_to}')) sums (name, columns)
  where to_regclass(name) is not null
$$;
--> statement-breakpoint
-- Makes all of them bigint, or integer again as long as each sum fits, for a release that knows no other
-- (ADR 0101). Tables are rewritten. They are all locked before the first one is, so that a lock that
-- cannot be had is given up at once, and nobody waits behind a table that is rewritten in vain.
create function change_sum_type(wanted regtype) returns void language plpgsql as $$
declare
  former regtype;
  view_texts text[];
  trigger_texts text[];
  one record;
begin
  -- Another process is at it.
  if not pg_try_advisory_xact_lock(7311002) then return; end if;
  execute (select 'lock table search_offer, ' || string_agg(sum_table::text, ', ')
    || ' in access exclusive mode' from list_sum_columns());
  select atttypid into former from pg_attribute
    where attrelid = 'shop_order'::regclass and attname = 'total';
  if wanted = former then return; end if;
  -- A table cannot be changed while checks of its rows are due at the end of the transaction.
  set constraints all immediate;
  -- A column cannot change while a view or a trigger names it.
  create temporary table dependent on commit drop as
    select d.classid, d.objid from list_sum_columns() s
    join pg_attribute a on a.attrelid = s.sum_table and a.attname = any (s.sum_columns)
    join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = a.attrelid
      and d.refobjsubid = a.attnum and d.classid in ('pg_rewrite'::regclass, 'pg_trigger'::regclass)
    group by 1, 2;
  select array_agg(format('create view %s as ', v.name)
      || replace(pg_get_viewdef(v.name), former::text, wanted::text))
    into view_texts
    from (select distinct ev_class::regclass as name from pg_rewrite
      join dependent on objid = pg_rewrite.oid and classid = 'pg_rewrite'::regclass) v;
  select array_agg(pg_get_triggerdef(t.oid)) into trigger_texts from pg_trigger t
    join dependent on objid = t.oid and classid = 'pg_trigger'::regclass;
  for one in
    select 'drop view ' || ev_class::regclass as command from pg_rewrite
      join dependent on objid = pg_rewrite.oid and classid = 'pg_rewrite'::regclass group by ev_class
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass) from pg_trigger t
      join dependent on objid = t.oid and classid = 'pg_trigger'::regclass
  loop
    execute one.command;
  end loop;
  drop table dependent;
  for one in select * from list_sum_columns() loop
    execute (select format('alter table %s ', one.sum_table)
      || string_agg(format('alter column %I type %s', name, wanted), ', ')
      from unnest(one.sum_columns) name);
  end loop;
  execute format('alter table search_offer alter column prices type %s[]', wanted);
  for one in select unnest(view_texts || trigger_texts) as made loop
    execute one.made;
  end loop;
  set constraints all deferred;
  -- What the planner knew of the columns was dropped with their type.
  analyze price, listing, listing_offer, search_offer, shop_order, payment_entry;
end $$;
--> statement-breakpoint
create or replace function payment_adds_up(payment uuid)
returns void language plpgsql as $$
begin
  if exists (
    select 1 from payment p where p.guid = payment_adds_up.payment
      and case when p.state = 'succeeded' then p.amount else 0 end is distinct from
        (select coalesce(sum(e.amount), 0)::bigint from payment_entry e
         where e.payment_guid = p.guid and e.direction = 'in' and e.reason <> 'moved'))
    or exists (
      select 1 from payment_entry e where e.payment_guid = payment_adds_up.payment
      group by e.order_id, e.reason = 'surplus'
      having sum(e.amount) filter (where e.direction = 'out')
        > coalesce(sum(e.amount) filter (where e.direction = 'in'), 0))
    or exists (
      select 1 from payment_entry e
      where e.payment_guid = payment_adds_up.payment and e.reason = 'moved'
      group by e.key
      having sum(case e.direction when 'in' then e.amount else -e.amount end) <> 0) then
    raise exception 'the ledger of payment % does not add up', payment
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create or replace function certificate_adds_up(certificate integer)
returns void language plpgsql as $$
begin
  if exists (
    select 1 from certificate c where c.id = certificate_adds_up.certificate
      and c.balance is distinct from (select coalesce(sum(e.amount), 0)::bigint
        from certificate_entry e where e.certificate_id = c.id))
    or exists (
      select 1 from certificate_entry e
      where e.certificate_id = certificate_adds_up.certificate and e.payment_guid is not null
      group by e.payment_guid having sum(e.amount) > 0) then
    raise exception 'the ledger of certificate % does not add up', certificate
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create or replace function receipt_adds_up(receipt_number integer)
returns void language plpgsql as $$
begin
  if (select r.sum from receipt r where r.id = receipt_number) is distinct from
     (select sum(p.sum)::bigint from receipt_position p where p.receipt_id = receipt_number) then
    raise exception 'the positions of receipt % do not add up to its sum', receipt_number
      using errcode = 'check_violation';
  end if;
end $$;
--> statement-breakpoint
create or replace function refresh_kit_prices(kit_ids integer[])
returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  if coalesce(array_length(kit_ids, 1), 0) = 0 then return; end if;

  with sums as (
    select part.zone_id, o.id as offer_id, o.product_id,
      sum(kp.count * part.amount)::bigint as amount,
      sum(kp.count * part.old_amount)::bigint as old_amount
    from offer o
    join kit_part kp on kp.kit_id = o.product_id and not kp.is_optional
    join offer_price part on part.offer_id = kp.offer_id
    join product made on made.id = part.product_id and made.is_active
    where o.product_id = any(kit_ids)
    group by part.zone_id, o.id, o.product_id
    having count(*) = (select count(*) from kit_part needed
      where needed.kit_id = o.product_id and not needed.is_optional)),
  gone as (
    delete from price pr using offer o
    where o.id = pr.offer_id and o.product_id = any(kit_ids)
      and not exists (select from sums s where s.zone_id = pr.zone_id and s.offer_id = pr.offer_id))
  insert into price (zone_id, offer_id, amount, old_amount)
  select zone_id, offer_id, amount, old_amount from sums
  on conflict (zone_id, offer_id) do update
    set amount = excluded.amount, old_amount = excluded.old_amount
    where (price.amount, price.old_amount) is distinct from (excluded.amount, excluded.old_amount);
end $$;
--> statement-breakpoint
-- Node-postgres reads a bigint as text for a process of a release before this one. While anybody is
-- connected who does not say to be of this release or a later one, the columns stay as they are; the new
-- processes change them once nobody is.
create function has_older_sessions() returns boolean language sql as $$
  select exists (select from pg_stat_activity
    where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and pid <> pg_backend_pid()
      and application_name not like 'svetlitsa%')
$$;
--> statement-breakpoint
do $$ begin
  if not has_older_sessions() then perform change_sum_type('bigint'); end if;
end $$;
