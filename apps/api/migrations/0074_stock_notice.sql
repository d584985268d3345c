-- People who wait for a sold-out offer in their region; a row ends with the message it asks for.
create table stock_notice (
  id bigint primary key generated always as identity,
  offer_id integer not null,
  region_id integer not null,
  channel text not null,
  recipient text not null,
  language text not null,
  user_id integer,
  created_at timestamp with time zone not null default now(),
  constraint stock_notice_channel check (channel in ('sms', 'email')),
  constraint stock_notice_language check (language in ('ru', 'kk', 'en')),
  constraint stock_notice_offer_id_offer_id_fk foreign key (offer_id) references offer (id) on delete cascade,
  constraint stock_notice_region_id_region_id_fk foreign key (region_id) references region (id)
);
--> statement-breakpoint
create unique index stock_notice_once on stock_notice (offer_id, region_id, recipient);
--> statement-breakpoint
create index stock_notice_recipient_index on stock_notice (recipient);
--> statement-breakpoint
create index stock_notice_user_id_index on stock_notice (user_id);
