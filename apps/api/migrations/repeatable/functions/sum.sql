-- Every column of money (ADR 0101).
create or replace function list_sum_columns() returns table (sum_table regclass, sum_columns text[])
language sql stable as $$
  select to_regclass(name), columns::text[] from (values
    ('acquirer_refund', '{amount}'),
    ('assembler_entry', '{sum}'),
    ('assembler_profile', '{balance}'),
    ('basket', '{bonus_sum}'),
    ('basket_line', '{seen_price}'),
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

-- Makes them bigint, or integer again as long as each sum fits, for a release that knows no other.
-- Tables are rewritten. All are locked before the first one is, so that a lock that is not free is
-- given up at once, and nobody waits behind a table that is rewritten in vain.
create or replace function change_sum_type(wanted regtype) returns void language plpgsql as $$
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

-- node-postgres reads a bigint as text in a process of a release before 64 bits. Every connection
-- of later ones states a name.
create or replace function has_older_sessions() returns boolean language sql as $$
  select exists (select from pg_stat_activity
    where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and pid <> pg_backend_pid()
      and application_name not like 'svetlitsa%')
$$;
