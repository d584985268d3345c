-- The history of consents is append-only.
create or replace trigger user_consent_kept
  before update or delete on user_consent
  for each row execute function keep_user_consent();

create or replace trigger user_consents_kept
  before truncate on user_consent
  for each statement execute function keep_user_consent();
