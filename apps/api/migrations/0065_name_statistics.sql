-- A rare name is not taken for a frequent one, which would be looked for among all orders.
set local lock_timeout = '5s';
--> statement-breakpoint
alter table checkout alter column name set statistics 1000;
