-- Only the transitions of the domain, each with its event.
create or replace trigger order_transition_allowed
  before update of state, payment_state, assembly_state on shop_order
  for each row execute function check_order_transition();

drop trigger if exists order_transition_recorded on shop_order;
create constraint trigger order_transition_recorded
  after update on shop_order
  deferrable initially deferred for each row
  when (old.state <> new.state or old.payment_state <> new.payment_state
    or old.assembly_state <> new.assembly_state)
  execute function check_transition_recorded();

-- Webhooks for transitions of orders.
drop trigger if exists order_event_webhook on order_event;
create constraint trigger order_event_webhook
  after insert on order_event
  deferrable initially deferred for each row
  when (new.kind in ('state', 'payment', 'assembly'))
  execute function announce_order_event();

-- Events are append-only.
create or replace trigger order_event_append_only
  before update or delete on order_event
  for each row execute function keep_order_event();

-- History is append-only.
create or replace trigger order_events_append_only
  before truncate on order_event
  for each statement execute function refuse_history_change();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('checkout', '{name,answer}');
select log_staff_changes('shop_order');
select log_staff_changes('order_line');
select log_staff_changes('order_allowance');
