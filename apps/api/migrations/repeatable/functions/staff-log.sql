-- What the log keeps of a value: no secret, the end of a phone number, the domain of an e-mail
-- address, and nothing of hidden columns (retail.audit). A phone number is a text:
-- coupon.limit_per_phone is a number of uses, which the log keeps, so that a change of it can be
-- undone.
create or replace function mask_logged_value(column_name text, value jsonb, is_hidden boolean)
returns jsonb language sql immutable as $$
  select case
    when value is null or value = 'null' or value = '""' then value
    when is_hidden or column_name ~ '(hash|token|secret|password|_key)$'
      or column_name in ('birthdate', 'client_address', 'author_name', 'user_agent')
      then '"···"'::jsonb
    when jsonb_typeof(value) = 'string'
      and (column_name ~ '(^|_)phone$' or column_name = 'recipient')
      then to_jsonb('···' || right(value #>> '{}', 4))
    when column_name ~ '(^|_)email$'
      then to_jsonb('···@' || split_part(value #>> '{}', '@', 2))
    when jsonb_typeof(value) = 'string' and length(value #>> '{}') > 2000
      then to_jsonb(left(value #>> '{}', 2000) || '…')
    else value end
$$;

create or replace function mask_logged_row(line jsonb, hidden text[], shown text[]) returns jsonb
language sql immutable as $$
  select jsonb_object_agg(key, case when key = any (shown) then value
    else mask_logged_value(key, value, key = any (hidden)) end)
  from jsonb_each(line) where value <> 'null'
$$;

-- Writes what a member of staff changed in a row (ADR 0063). Arguments: the columns of the key,
-- those whose values are hidden, and those that look like personal data and are public.
create or replace function write_staff_log() returns trigger language plpgsql as $$
declare
  old_line jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - 'updated_at' end;
  new_line jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - 'updated_at' end;
  line jsonb := coalesce(new_line, old_line);
  shown text[] := coalesce(tg_argv[2], '{}')::text[];
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
    mask_logged_row(old_line, tg_argv[1]::text[], shown),
    mask_logged_row(new_line, tg_argv[1]::text[], shown));
  return null;
end
$$;

-- Makes the trigger that records what staff change in a table, with the values before and after.
-- Values of hidden columns are not kept; those of shown ones are kept whole, such as a phone number
-- that the shop publishes.
-- A change of what it makes also needs a numbered migration that deletes the files which call it from
-- drizzle.repeatable_file, so that they are applied again.
create or replace function log_staff_changes(
  logged regclass, hidden text[] default '{}', shown text[] default '{}') returns void
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
    'create or replace trigger staff_log after insert or update or delete on %s for each row
      when (coalesce(current_setting(''shop.staff_id'', true), '''') <> '''')
      execute function write_staff_log(%L, %L, %L)',
    logged, coalesce(key_columns, '{}'), hidden, shown);
end
$$;
