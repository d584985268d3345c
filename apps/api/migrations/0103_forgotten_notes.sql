-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- A removed account takes along what was written about its orders. Nothing else of an event ever
-- changes, and no number of a person begins with 7000 (ADR 0057).
create function keep_order_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.note = '' and to_jsonb(new) - 'note' = to_jsonb(old) - 'note'
    and exists (
      select from shop_order o join checkout c on c.guid = o.checkout_guid
      where o.id = new.order_id and c.phone like '7000%') then
    return new;
  end if;
  raise exception 'rows of % are never changed', tg_table_name;
end $$;
--> statement-breakpoint
drop trigger order_event_append_only on order_event;
--> statement-breakpoint
create trigger order_event_append_only before update or delete on order_event
  for each row execute function keep_order_event();
--> statement-breakpoint
-- What staff write to and about a customer stands in its table, where it is forgotten with the
-- account; the log, which keeps every row, says only that it changed.
drop trigger staff_log on claim_message;
--> statement-breakpoint
drop trigger staff_log on refund_request;
--> statement-breakpoint
drop trigger staff_log on order_return;
--> statement-breakpoint
drop trigger staff_log on form_request;
--> statement-breakpoint
select log_staff_changes('claim_message', '{text}'),
  log_staff_changes('refund_request', '{comment,answer}'),
  log_staff_changes('order_return', '{note}'),
  log_staff_changes('form_request', '{name,comment,details,note}');
--> statement-breakpoint
alter table staff_log disable trigger staff_log_kept;
--> statement-breakpoint
create function hide_logged(line jsonb, hidden text) returns jsonb language sql immutable as $$
  select case when coalesce(line ->> hidden, '') = '' then line
    else jsonb_set(line, array[hidden], '"···"') end
$$;
--> statement-breakpoint
update staff_log l set before = hide_logged(l.before, h.hidden), after = hide_logged(l.after, h.hidden)
  from (values ('claim_message', 'text'), ('refund_request', 'answer'), ('order_return', 'note'),
    ('form_request', 'note')) as h(table_name, hidden)
  where l.table_name = h.table_name and (l.before ? h.hidden or l.after ? h.hidden);
--> statement-breakpoint
drop function hide_logged(jsonb, text);
--> statement-breakpoint
alter table staff_log enable trigger staff_log_kept;
--> statement-breakpoint
-- Each lot is told of once, whatever becomes of the others in its message. A message of earlier
-- releases named its first lot and told of all that expired within two weeks.
alter table bonus_lot add column told_at timestamp with time zone;
--> statement-breakpoint
update bonus_lot l set told_at = told.at
  from (
    select first.phone, first.expires_at as since, min(m.created_at) as at
    from bonus_lot first join message m on m.dedupe_key in (
      'sms:bonus-expiring:' || first.id, 'email:bonus-expiring:' || first.id)
    group by first.id) as told
  where l.phone = told.phone and l.expires_at >= told.since
    and l.expires_at <= told.at + interval '14 days';
