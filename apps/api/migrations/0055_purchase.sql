-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
-- Eight characters that are not mistaken for each other, from random bits of a UUID. It holds
-- whoever makes an account, so that reading a code never writes one.
create function make_invite_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bits, place) % 32, 1), '')
  from (select uuid_send(gen_random_uuid()) as bits) made, generate_series(8, 15) as place
$$;
--> statement-breakpoint
update user_account set invite_code = make_invite_code()
  where invite_code is null and deleted_at is null;
--> statement-breakpoint
alter table user_account alter column invite_code set default make_invite_code();
--> statement-breakpoint
-- A payment for which its provider reports another sum than the one asked for.
create table payment_discrepancy (
  payment_guid uuid primary key references payment (guid),
  requested integer not null,
  received integer not null,
  currency_code text not null,
  created_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone
);
--> statement-breakpoint
alter table receipt add column attempts integer not null default 0;
--> statement-breakpoint
alter table receipt add column failure text;
--> statement-breakpoint
-- A receipt by order names no payment.
alter table sandbox_receipt alter column payment_id drop not null;
