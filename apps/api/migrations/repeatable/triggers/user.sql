-- Since when the person assembles.
create or replace trigger assembler_since
  before insert or update of groups on user_account
  for each row
  when (60 = any (new.groups) and new.assembler_since is null)
  execute function note_assembler_since();

-- What staff change is logged; values of the columns in braces are hidden.
select log_staff_changes('user_account', '{name}');
