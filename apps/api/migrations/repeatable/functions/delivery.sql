-- A delivery that moves to another day leaves its crew, which was counted on the former day, and an
-- assembly before the goods arrive is planned again (assembler.assign).
create or replace function follow_delivery_day() returns trigger language plpgsql as $$
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
