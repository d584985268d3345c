-- Notes that pages with these tags have changed: one row, of which every API is notified at commit;
-- routers purge their pages by its tags. More than fifty tags at once are a bulk change of
-- bulk_tag: stale pages are served while they are refilled.
create or replace function note_page_change(changed text[], bulk_tag text)
returns void language plpgsql as $$
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

-- Notes a change of the tags in its argument, which are separated by commas.
create or replace function page_change_of_statement() returns trigger language plpgsql as $$
begin
  perform note_page_change(string_to_array(TG_ARGV[0], ','), TG_ARGV[0]);
  return null;
end $$;

-- The same where rows have changed: a removed product may take none along.
create or replace function page_change_of_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    perform note_page_change(string_to_array(TG_ARGV[0], ','), TG_ARGV[0]);
  end if;
  return null;
end $$;
