set local lock_timeout = '5s';
--> statement-breakpoint
-- A warehouse that supplies a region is not removed.
delete from region_warehouse w
where not exists (select from stock_place p where p.id = w.warehouse_id);
--> statement-breakpoint
alter table region_warehouse add constraint region_warehouse_warehouse_id_stock_place_id_fk
  foreign key (warehouse_id) references stock_place (id);
--> statement-breakpoint
-- A promotion that has products is switched off, not removed: its products could not be put back.
alter table promotion_product drop constraint promotion_product_promotion_id_promotion_id_fk;
--> statement-breakpoint
alter table promotion_product add constraint promotion_product_promotion_id_promotion_id_fk
  foreign key (promotion_id) references promotion (id);
--> statement-breakpoint
-- Why and when staff last corrected what lies at a place.
alter table stock add column reason text not null default '', add column counted_at timestamptz;
--> statement-breakpoint
-- The log has corrections alone: sales and deliveries have their own records.
create trigger staff_log after update on stock for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> ''
    and new.counted_at is distinct from old.counted_at)
  execute function write_staff_log('{offer_id,place_id}', '{}', '{}');
--> statement-breakpoint
create trigger staff_log_insert after insert on stock for each row
  when (coalesce(current_setting('shop.staff_id', true), '') <> ''
    and new.counted_at is not null)
  execute function write_staff_log('{offer_id,place_id}', '{}', '{}');
--> statement-breakpoint
-- Prices that come into force by themselves; a job writes them into `price`.
create table planned_price (
  id integer primary key generated always as identity,
  zone_id integer not null references price_zone (id),
  offer_id integer not null references offer (id) on delete cascade,
  amount integer not null,
  old_amount integer not null,
  starts_at timestamptz not null,
  applied_at timestamptz,
  created_at timestamptz not null default now(),
  constraint planned_price_moment unique (zone_id, offer_id, starts_at),
  constraint planned_price_positive check (amount > 0 and old_amount >= amount)
);
--> statement-breakpoint
create index planned_price_due on planned_price (starts_at) where applied_at is null;
--> statement-breakpoint
create index planned_price_offer on planned_price (offer_id);
--> statement-breakpoint
select log_staff_changes('planned_price');
