-- History is only added to.
create or replace function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed', TG_TABLE_NAME;
end $$;
