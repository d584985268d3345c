set local lock_timeout = '5s';
--> statement-breakpoint
create table assembler_profile (
  user_id integer primary key references user_account (id),
  warehouse_id integer references stock_place (id),
  area text not null default '',
  latitude double precision,
  longitude double precision,
  day_capacity integer not null default 4,
  pay_percent integer not null default 60,
  balance integer not null default 0,
  constraint assembler_day_capacity check (day_capacity between 1 and 4),
  constraint assembler_pay_percent check (pay_percent between 0 and 100)
);
--> statement-breakpoint
create table assembler_slot (
  id bigint primary key generated always as identity,
  assembler_id integer not null references user_account (id),
  day date not null,
  period integer not null,
  reason text not null default 'Сборка',
  order_id integer references shop_order (id),
  constraint assembler_slot_once unique (assembler_id, day, period),
  constraint assembler_slot_period check (period between 0 and 3),
  constraint assembler_slot_reason check (reason in ('Сборка', 'Отпуск', 'ВыходнойДень')),
  constraint assembler_slot_order check (order_id is null or reason = 'Сборка')
);
--> statement-breakpoint
create index assembler_slot_order_id on assembler_slot (order_id) where order_id is not null;
--> statement-breakpoint
create index assembler_slot_day on assembler_slot (day);
--> statement-breakpoint
create table assembler_entry (
  id bigint primary key generated always as identity,
  assembler_id integer not null references user_account (id),
  kind text not null,
  sum integer not null,
  order_id integer references shop_order (id),
  note text not null default '',
  created_at timestamp with time zone not null default now(),
  constraint assembler_entry_kind check (kind in ('earning', 'payout', 'correction')),
  constraint assembler_entry_sum check ((kind <> 'earning' or sum >= 0) and (kind <> 'payout' or sum < 0)),
  constraint assembler_entry_order check ((kind = 'earning') = (order_id is not null))
);
--> statement-breakpoint
create index assembler_entry_assembler on assembler_entry (assembler_id, id);
--> statement-breakpoint
create unique index assembler_entry_earning on assembler_entry (order_id) where kind = 'earning';
--> statement-breakpoint
alter table order_assembler add column called_at timestamp with time zone;
--> statement-breakpoint
alter table order_assembler add column assembled_at timestamp with time zone;
--> statement-breakpoint
create table assembly_check (
  order_line_id integer primary key references order_line (id) on delete cascade,
  assembler_id integer not null references user_account (id),
  checked_at timestamp with time zone not null default now()
);
--> statement-breakpoint
create table assembly_photo (
  upload_id uuid primary key references upload (id) on delete cascade,
  order_id integer not null references shop_order (id),
  order_type text not null,
  created_at timestamp with time zone not null default now(),
  constraint assembly_photo_type check (order_type in ('furniture', 'kitchen'))
);
--> statement-breakpoint
create index assembly_photo_order_id on assembly_photo (order_id);
--> statement-breakpoint
create table order_sketch (
  upload_id uuid primary key references upload (id) on delete cascade,
  order_id integer not null references shop_order (id),
  description text not null default '',
  created_at timestamp with time zone not null default now()
);
--> statement-breakpoint
create index order_sketch_order_id on order_sketch (order_id);
--> statement-breakpoint
create table delivery_crew (
  id integer primary key generated always as identity,
  warehouse_id integer not null references stock_place (id),
  name text not null,
  day_capacity integer not null default 8,
  is_active boolean not null default true,
  constraint delivery_crew_name unique (warehouse_id, name),
  constraint delivery_crew_capacity check (day_capacity between 1 and 50)
);
--> statement-breakpoint
create table order_crew (
  order_id integer primary key references shop_order (id),
  crew_id integer not null references delivery_crew (id),
  assigned_at timestamp with time zone not null default now()
);
--> statement-breakpoint
create index order_crew_crew_id on order_crew (crew_id);
--> statement-breakpoint
create table assembly_capacity (
  warehouse_id integer not null references stock_place (id),
  day date not null,
  slots integer not null,
  primary key (warehouse_id, day),
  constraint assembly_capacity_slots check (slots between 0 and 1000)
);
--> statement-breakpoint
create table dispatch_event (
  id bigint primary key generated always as identity,
  order_id integer not null references shop_order (id),
  kind text not null,
  assembler_id integer references user_account (id),
  crew_id integer references delivery_crew (id),
  day date,
  period integer,
  user_id integer references user_account (id),
  created_at timestamp with time zone not null default now(),
  constraint dispatch_event_kind check (kind in ('assigned', 'withdrawn', 'moved'))
);
--> statement-breakpoint
create index dispatch_event_order on dispatch_event (order_id, assembler_id);
