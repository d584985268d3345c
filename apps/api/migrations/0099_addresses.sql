-- Codes of an import could be longer than the address of a page may be, so that it never opened.
-- They are cut at the end of a word; the id keeps them different.
create function pg_temp.shorten_code(code text, id integer, max_length integer) returns text
language sql as $$
  with slug as (
    select trim(both '-_' from regexp_replace(lower(code), '[^a-z0-9_]+', '-', 'g')) as text,
      max_length - length(id::text) - 1 as room)
  select concat_ws('-',
    nullif(coalesce(
      substring(left(text, room + 1) from format('^(.{1,%s})(?=[-_]|$)', room)),
      left(text, room)), ''), id)
  from slug
$$;
--> statement-breakpoint
-- An update of no rows would still purge the pages of its table.
do $$
declare
  named record;
  page text := '^[a-z0-9][a-z0-9_-]{0,119}$';
  has_others boolean;
begin
  for named in
    select * from (values
      ('section', page, 120), ('tag', page, 120), ('promotion', page, 120),
      ('interior_style', page, 120), ('vendor', '^(?!0+$)[a-z0-9][a-z0-9_-]{0,119}$', 120),
      ('product', '^[a-z0-9][a-z0-9_-]{0,199}$', 200)) as limits (name, pattern, max_length)
  loop
    execute format('select exists (select from %I where code !~ %L)', named.name, named.pattern)
      into has_others;
    if has_others then
      execute format(
        'update %I set code = pg_temp.shorten_code(code, id, %s) where code !~ %L',
        named.name, named.max_length, named.pattern);
    end if;
    execute format('alter table %I add constraint %I check (code ~ %L)',
      named.name, named.name || '_code', named.pattern);
  end loop;
  if exists (select from property where code !~ '^[A-Za-z0-9_-]{1,60}$') then
    update property
    set code = replace(upper(pg_temp.shorten_code(code, id, 60)), '-', '_')
    where code !~ '^[A-Za-z0-9_-]{1,60}$';
  end if;
  alter table property add constraint property_code check (code ~ '^[A-Za-z0-9_-]{1,60}$');
end $$;
--> statement-breakpoint
-- Until when the pages were told what began and ended by the clock.
create table page_announcement (
  tag text primary key,
  announced_at timestamp with time zone not null default now()
);
--> statement-breakpoint
insert into page_announcement (tag) values ('promotion'), ('news');
