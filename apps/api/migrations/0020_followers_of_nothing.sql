-- A product that goes takes its rows of promotions and advertising along; where it had none, their
-- pages stay as they are.
create function page_change_of_rows() returns trigger language plpgsql as $$
begin
  if exists (select from changed_rows) then
    perform note_page_change(string_to_array(TG_ARGV[0], ','), TG_ARGV[0]);
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare
  watched text[][] := array[['promotion_product', 'promotion'], ['sponsored_product', 'sponsored']];
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format('drop trigger %I on %I', watched[i][1] || '_page_change', watched[i][1]);
    execute format(
      'create trigger %I after insert on %I referencing new table as changed_rows
       for each statement execute function page_change_of_rows(%L)',
      watched[i][1] || '_page_insert', watched[i][1], watched[i][2]);
    execute format(
      'create trigger %I after update on %I referencing new table as changed_rows
       for each statement execute function page_change_of_rows(%L)',
      watched[i][1] || '_page_update', watched[i][1], watched[i][2]);
    execute format(
      'create trigger %I after delete on %I referencing old table as changed_rows
       for each statement execute function page_change_of_rows(%L)',
      watched[i][1] || '_page_delete', watched[i][1], watched[i][2]);
  end loop;
end $$;
