-- How many orders a store hands out in one window of pick-up.
alter table stock_place add column pickup_capacity integer not null default 10;
--> statement-breakpoint
alter table stock_place add constraint stock_place_pickup_capacity
  check (pickup_capacity between 1 and 1000);
--> statement-breakpoint
create index order_delivery_pickup on order_delivery (store_id, day) where kind = 'pickup' and day is not null;
