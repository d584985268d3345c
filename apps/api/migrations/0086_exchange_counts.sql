-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- What an exchange did in figures; null where it did not get that far, or was recorded before.
alter table exchange_run add column added integer, add column changed integer,
  add column refused integer;
--> statement-breakpoint
-- Imports by the command stand in the same log.
alter table exchange_run drop constraint exchange_run_kind,
  add constraint exchange_run_kind check (kind in ('catalog', 'orders-out', 'orders-in', 'import'));
