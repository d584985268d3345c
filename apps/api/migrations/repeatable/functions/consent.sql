-- The history of consents is append-only.
create or replace function keep_user_consent() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the history of consents is append-only' using errcode = 'check_violation';
end $$;
