-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- What a shopper saw of a basket is stored once, as the snapshot of an answered version (ADR 0105). The
-- table keeps its rows: a version that was answered before is compared with as before.
alter table basket_view rename to basket_snapshot;
--> statement-breakpoint
alter table basket_snapshot
  rename constraint basket_view_basket_id_session_id_version_pk to basket_snapshot_basket_id_session_id_version_pk;
--> statement-breakpoint
alter table basket_snapshot
  rename constraint basket_view_basket_id_basket_id_fk to basket_snapshot_basket_id_basket_id_fk;
--> statement-breakpoint
alter table basket drop column shown_discount, drop column shown_bonus, drop column shown_delivery;
--> statement-breakpoint
alter table basket_line drop column shown_price, drop column shown_quantity;
--> statement-breakpoint
create or replace function list_sum_columns() returns table (sum_table regclass, sum_columns text[])
language sql stable as $$
  select to_regclass(name), columns::text[] from (values
    ('acquirer_refund', '{amount}'),
    ('assembler_entry', '{sum}'),
    ('assembler_profile', '{balance}'),
    ('basket', '{bonus_sum}'),
    ('basket_line', '{seen_price}'),
    ('bonus_account', '{balance,owed,purchase_amount}'),
    ('bonus_entry', '{amount}'),
    ('bonus_grant', '{amount}'),
    ('bonus_lot', '{amount,left_amount}'),
    ('bonus_operation', '{goods_sum,owed}'),
    ('bonus_promotion', '{amount}'),
    ('certificate', '{balance,face}'),
    ('certificate_batch', '{face}'),
    ('certificate_entry', '{amount}'),
    ('coupon', '{minimum_basket,sum}'),
    ('delivery_tariff', '{floor_price,free_from,lift_price,price,price_per_km,to_door_price}'),
    ('listing', '{old_price,price}'),
    ('listing_offer', '{price}'),
    ('measurer_tariff', '{free_from,price,price_per_km}'),
    ('order_delivery', '{assembly_price,price}'),
    ('order_line', '{bonus_spent,coupon_discount,old_price,price,sum}'),
    ('order_return', '{bonus_spent,coupon_discount,delivery_sum,services_sum,sum}'),
    ('order_return_line', '{bonus_spent,coupon_discount,sum}'),
    ('payment', '{amount}'),
    ('payment_bill', '{amount}'),
    ('payment_discrepancy', '{received,requested}'),
    ('payment_entry', '{amount}'),
    ('payment_link', '{amount}'),
    ('planned_price', '{amount,old_amount}'),
    ('price', '{amount,old_amount}'),
    ('price_tag', '{amount,old_amount}'),
    ('receipt', '{sum}'),
    ('receipt_position', '{price,sum}'),
    ('refund_request', '{sum}'),
    ('return_refund', '{amount}'),
    ('sandbox_payment', '{amount,refunded}'),
    ('sandbox_refund', '{amount}'),
    ('shop_order',
      '{bonus_spent,coupon_discount,delivery_sum,goods_sum,paid_sum,refunded_sum,services_sum,total}'),
    ('vacancy', '{salary_from,salary_to}')) sums (name, columns)
  where to_regclass(name) is not null
$$;
