-- Since when somebody assembles for the shop; it stays when the person leaves.
create or replace function note_assembler_since() returns trigger language plpgsql as $$
begin
  new.assembler_since := now();
  return new;
end
$$;
