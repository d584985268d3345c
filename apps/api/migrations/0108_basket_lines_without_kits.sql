-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- A basket has one line for an offer: the parts of a kit are tied by the project of their lines, and
-- kit_id was 0 in all of them.
alter table basket_line drop column kit_id,
  add constraint "basket_line_basketId_offerId_unique" unique (basket_id, offer_id);
