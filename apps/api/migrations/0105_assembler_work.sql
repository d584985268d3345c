-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- An order in Kazakhstan is paid in tenge, and so is its assembly.
alter table assembler_entry
  add column currency_code text not null default 'RUB' references currency (code);
--> statement-breakpoint
update assembler_entry e set currency_code = c.currency_code
from shop_order o join checkout c on c.guid = o.checkout_guid
where o.id = e.order_id and c.currency_code <> 'RUB';
--> statement-breakpoint
-- The stored balance is in roubles.
update assembler_profile a set balance = (
  select coalesce(sum(e.sum), 0)::bigint from assembler_entry e
  where e.assembler_id = a.user_id and e.currency_code = 'RUB')
where exists (
  select from assembler_entry e where e.assembler_id = a.user_id and e.currency_code <> 'RUB');
--> statement-breakpoint
-- Staff pay assemblers now.
select log_staff_changes('assembler_entry', '{note}');
--> statement-breakpoint
-- Why an order came back to the dispatchers by itself.
alter table dispatch_event add column reason text,
  add constraint dispatch_event_reason check (reason in ('delivery_moved', 'assembler_left'));
--> statement-breakpoint
-- Since when somebody assembles for the shop; it stays when the person leaves.
alter table user_account add column assembler_since timestamptz;
--> statement-breakpoint
update user_account u set assembler_since = coalesce((
    select min(l.created_at) from staff_log l
    where l.table_name = 'user_account' and l.row_key = u.id::text
      and l.after -> 'groups' @> '[60]'), u.created_at)
where 60 = any (u.groups)
  or exists (select from staff_member m where m.user_id = u.id and 60 = any (m.disabled_groups))
  or exists (select from order_assembler a where a.assembler_id = u.id);
--> statement-breakpoint
create function note_assembler_since() returns trigger language plpgsql as $$
begin
  new.assembler_since := now();
  return new;
end
$$;
--> statement-breakpoint
create trigger assembler_since before insert or update of groups on user_account for each row
  when (60 = any (new.groups) and new.assembler_since is null)
  execute function note_assembler_since();
--> statement-breakpoint
-- Whoever moves a delivery to another day: its crew was counted on the old one, and an assembly before
-- the goods come is planned anew (assembler.assign).
create function follow_delivery_day() returns trigger language plpgsql as $$
declare
  left_crew integer;
begin
  delete from order_crew where order_id = new.order_id returning crew_id into left_crew;
  if left_crew is not null then
    insert into dispatch_event (order_id, crew_id, kind, reason)
      values (new.order_id, left_crew, 'withdrawn', 'delivery_moved');
  end if;
  if new.store_id is null
    and exists (select from shop_order where id = new.order_id and assembly_state = 'planned')
    and exists (select from assembler_slot s
      where s.order_id = new.order_id and (new.day is null or s.day < new.day))
  then
    update assembler_slot set order_id = null where order_id = new.order_id;
    update shop_order set assembly_state = 'requested' where id = new.order_id;
    insert into order_event (order_id, kind, from_state, to_state, actor, reason)
      values (new.order_id, 'assembly', 'planned', 'requested', 'shop', 'delivery');
    insert into dispatch_event (order_id, assembler_id, kind, reason)
      select order_id, assembler_id, 'moved', 'delivery_moved' from order_assembler
      where order_id = new.order_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger delivery_day after update of day, store_id on order_delivery for each row
  when (old.day is distinct from new.day or old.store_id is distinct from new.store_id)
  execute function follow_delivery_day();
