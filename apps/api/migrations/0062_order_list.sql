-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
create table order_view (
  id integer primary key generated always as identity,
  user_id integer not null references user_account (id) on delete cascade,
  name text not null,
  filter jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint order_view_user_id_name_unique unique (user_id, name),
  constraint order_view_name check (length(name) between 1 and 40)
);
--> statement-breakpoint
create index checkout_phone_part on checkout using gin (phone gin_trgm_ops);
--> statement-breakpoint
create index checkout_name_part on checkout using gin (name gin_trgm_ops);
--> statement-breakpoint
create index shop_order_payment_state_id_index on shop_order (payment_state, id);
--> statement-breakpoint
create index shop_order_number_start on shop_order (number text_pattern_ops);
--> statement-breakpoint
create index order_line_article_index on order_line (article);
--> statement-breakpoint
create index order_delivery_day_index on order_delivery (day);
--> statement-breakpoint
create index order_delivery_store_id_index on order_delivery (store_id) where store_id is not null;
