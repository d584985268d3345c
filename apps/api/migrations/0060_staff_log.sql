-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"staff_id" integer NOT NULL REFERENCES "user_account"("id"),
	"call" text NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_log_action" CHECK ("action" in ('insert','update','delete'))
);
--> statement-breakpoint
CREATE INDEX "staff_log_staff_id_index" ON "staff_log" ("staff_id","id");
--> statement-breakpoint
CREATE INDEX "staff_log_row" ON "staff_log" ("table_name","row_key","id");
--> statement-breakpoint
CREATE INDEX "staff_log_created_at_index" ON "staff_log" ("created_at");
--> statement-breakpoint
-- What the log keeps of a value: no secret, of a phone number its end, of an address of e-mail its
-- domain, and nothing of the columns that the table's trigger hides (retail.audit).
create function mask_logged_value(column_name text, value jsonb, is_hidden boolean) returns jsonb
language sql immutable as $$
  select case
    when value is null or value = 'null' or value = '""' then value
    when is_hidden or column_name ~ '(hash|token|secret|password|_key)$'
      or column_name in ('birthdate', 'client_address', 'author_name', 'user_agent')
      then '"···"'::jsonb
    when column_name ~ '(^|_)phone$' or column_name = 'recipient'
      then to_jsonb('···' || right(value #>> '{}', 4))
    when column_name ~ '(^|_)email$'
      then to_jsonb('···@' || split_part(value #>> '{}', '@', 2))
    when jsonb_typeof(value) = 'string' and length(value #>> '{}') > 2000
      then to_jsonb(left(value #>> '{}', 2000) || '…')
    else value end
$$;
--> statement-breakpoint
create function mask_logged_row(line jsonb, hidden text[]) returns jsonb
language sql immutable as $$
  select jsonb_object_agg(key, mask_logged_value(key, value, key = any (hidden)))
  from jsonb_each(line) where value <> 'null'
$$;
--> statement-breakpoint
-- Arguments: the columns of the key, and the columns whose values are not kept.
create function write_staff_log() returns trigger language plpgsql as $$
declare
  old_line jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  new_line jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  line jsonb := coalesce(new_line, old_line);
  row_key text;
begin
  if old_line = new_line then return null; end if;
  select string_agg(line ->> name, ' ' order by position) into row_key
    from unnest(tg_argv[0]::text[]) with ordinality as part(name, position);
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, old_line -> key)
      into new_line, old_line
      from jsonb_each(new_line) where value is distinct from old_line -> key;
  end if;
  insert into staff_log (staff_id, call, table_name, row_key, action, before, after) values (
    current_setting('shop.staff_id')::integer,
    coalesce(current_setting('shop.staff_call', true), ''),
    tg_table_name, coalesce(row_key, ''), lower(tg_op),
    mask_logged_row(old_line, tg_argv[1]::text[]), mask_logged_row(new_line, tg_argv[1]::text[]));
  return null;
end
$$;
--> statement-breakpoint
-- Records what staff change in a table, with the value before and after; to be called by the
-- migration that creates a table which staff decide. Values of hidden columns are not kept.
create function log_staff_changes(logged regclass, hidden text[] default '{}') returns void
language plpgsql as $$
declare
  key_columns text[];
begin
  select array_agg(a.attname::text order by k.position) into key_columns
    from pg_index i
    cross join unnest(i.indkey::int2[]) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = logged and i.indisprimary;
  execute format(
    'create trigger staff_log after insert or update or delete on %s for each row
      when (coalesce(current_setting(''shop.staff_id'', true), '''') <> '''')
      execute function write_staff_log(%L, %L)',
    logged, coalesce(key_columns, '{}'), hidden);
end
$$;
--> statement-breakpoint
create trigger staff_log_kept before update on staff_log
  for each row execute function refuse_history_change();
--> statement-breakpoint
-- What staff decide of orders, claims and shoppers.
select log_staff_changes('checkout', '{name,answer}'), log_staff_changes('shop_order'),
  log_staff_changes('order_line'),
  log_staff_changes('order_delivery', '{address,latitude,longitude,comment}'),
  log_staff_changes('order_confirmation'), log_staff_changes('order_allowance'),
  log_staff_changes('order_assembler'), log_staff_changes('order_return'),
  log_staff_changes('order_return_line'), log_staff_changes('refund_request', '{comment}'),
  log_staff_changes('payment', '{return_url}'), log_staff_changes('payment_link'),
  log_staff_changes('payment_placement'), log_staff_changes('payment_discrepancy'),
  log_staff_changes('claim', '{description}'), log_staff_changes('claim_message'),
  log_staff_changes('review', '{pros,cons,comment,city}'),
  log_staff_changes('question', '{text}'), log_staff_changes('shop_review', '{comment,city}'),
  log_staff_changes('form_request', '{name,comment,details}'),
  log_staff_changes('price_request', '{name}'), log_staff_changes('user_account', '{name}');
--> statement-breakpoint
-- Money, prices and discounts.
select log_staff_changes('price'), log_staff_changes('coupon'),
  log_staff_changes('certificate', '{code}'), log_staff_changes('certificate_batch'),
  log_staff_changes('bonus_operation'), log_staff_changes('bonus_promotion'),
  log_staff_changes('promotion'), log_staff_changes('promotion_product'),
  log_staff_changes('currency'), log_staff_changes('price_zone'),
  log_staff_changes('delivery_tariff'), log_staff_changes('delivery_zone'),
  log_staff_changes('measurer_tariff');
--> statement-breakpoint
-- Goods, places and content.
select log_staff_changes(name::regclass) from unnest(array[
  'product', 'offer', 'offer_property', 'property', 'property_value', 'section', 'vendor', 'tag',
  'product_tag', 'shield', 'product_shield', 'kit_part', 'picture', 'instruction',
  'interior_style', 'slider', 'sponsored_product', 'offer_word', 'region', 'region_contact',
  'region_warehouse', 'stock_place', 'banner', 'product_banner', 'section_banner', 'news_article',
  'vacancy', 'site_figure', 'advantage', 'shop_picture', 'redirect', 'short_code']) as logged(name);
--> statement-breakpoint
select log_staff_changes('staff_member'), log_staff_changes('staff_invitation', '{name}'),
  log_staff_changes('price_tag'), log_staff_changes('waybill_check'),
  log_staff_changes('waybill_box');
