-- History is append-only.
create or replace trigger staff_log_kept
  before update on staff_log
  for each row execute function refuse_history_change();
