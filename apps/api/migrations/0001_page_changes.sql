create extension if not exists pg_trgm;
--> statement-breakpoint
-- One row a change, told to every listening API at commit; routers purge their pages by its tags.
-- More than fifty tags at once is a bulk change: pages are refilled while the old ones serve.
create function note_page_change(changed text[], bulk_tag text) returns void language plpgsql as $$
declare
  noted bigint;
  many boolean := coalesce(array_length(changed, 1), 0) > 50;
begin
  if coalesce(array_length(changed, 1), 0) = 0 then return; end if;
  insert into page_change (tags, is_soft)
  values (case when many then array[bulk_tag] else changed end, many)
  returning id into noted;
  perform pg_notify('page_change', noted::text);
end $$;
--> statement-breakpoint
create function page_change_of_statement() returns trigger language plpgsql as $$
begin
  perform note_page_change(string_to_array(TG_ARGV[0], ','), TG_ARGV[0]);
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text[][] := array[
    ['region', 'region'], ['region_contact', 'region'], ['region_warehouse', 'region'],
    ['price_zone', 'region'], ['currency', 'region'], ['delivery_tariff', 'region'],
    ['stock_place', 'store'], ['section', 'section-tree'], ['tag', 'section-tree'],
    ['vendor', 'vendor'], ['property', 'catalogue'], ['property_value', 'catalogue'],
    ['redirect', 'redirect'], ['short_code', 'redirect']];
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement
       execute function page_change_of_statement(%L)',
      watched[i][1] || '_page_change', watched[i][1], watched[i][2]);
  end loop;
end $$;
--> statement-breakpoint
-- History is only ever added to.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', TG_TABLE_NAME;
end $$;
--> statement-breakpoint
create trigger order_event_append_only before update or delete on order_event
  for each row execute function refuse_history_change();
