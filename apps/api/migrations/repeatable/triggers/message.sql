-- A message that staff send again is logged; one that follows from another change of theirs is not,
-- because that change is. An error may name the recipient.
create or replace trigger staff_log
  after update of state on message
  for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> ''
    and old.state = 'failed' and new.state = 'waiting')
  execute function write_staff_log('{id}', '{subject,body,error}', '{}');
