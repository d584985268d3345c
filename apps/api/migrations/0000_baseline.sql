-- The schema of the first release. Drizzle wrote the tables from src/schema; before them stands what
-- their columns and checks need, after them what drizzle does not know. All other functions and every
-- trigger are in repeatable/ (ADR 0108).
create extension if not exists pg_trgm;
--> statement-breakpoint
-- Numbers of orders; whoever inserts an order takes the next.
create sequence order_number start 204001;
--> statement-breakpoint
-- Text as it looks (normalizeText in packages/domain): ordinary spaces, composed letters, no invisible
-- characters and no stress marks. Nearly all text already is and is returned unchanged.
create function plain_text(given text) returns text language sql immutable parallel safe as $$
  select case when given ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u00a0\u00ad\u0300-\u036f\u061c\u115f\u1160\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff]'
    then normalize(regexp_replace(
      regexp_replace(normalize(given, nfc),
        '[\u0009\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u2800\u3000]', ' ', 'g'),
      '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u0300\u0301\u034f\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff]', '', 'g'), nfc)
    else given end
$$;
--> statement-breakpoint
-- Letters as they are compared: as they look, lower-case, «ё» as «е» (foldLetters in packages/domain).
create function fold_letters(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(plain_text(given)), 'ёѐѝ', 'ееи')
$$;
--> statement-breakpoint
-- Eight characters that are not mistaken for each other, from random bits of a UUID. As a default, so
-- that reading a code never writes one.
create function make_invite_code() returns text language sql volatile as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', 1 + get_byte(bits, place) % 32, 1), '')
  from (select uuid_send(gen_random_uuid()) as bits) made, generate_series(8, 15) as place
$$;
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"calls_per_minute" integer NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_key_prefix_unique" UNIQUE("prefix"),
	CONSTRAINT "api_key_name" CHECK (length("api_key"."name") between 1 and 100),
	CONSTRAINT "api_key_scopes" CHECK (cardinality("api_key"."scopes") > 0 and "api_key"."scopes" <@ array['goods:write', 'orders:read', 'orders:write']),
	CONSTRAINT "api_key_calls_per_minute" CHECK ("api_key"."calls_per_minute" between 1 and 6000)
);
--> statement-breakpoint
CREATE TABLE "asked_search" (
	"day" date NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"shown" integer DEFAULT 0 NOT NULL,
	"chosen" integer DEFAULT 0 NOT NULL,
	"found" integer NOT NULL,
	"is_relaxed" boolean NOT NULL,
	CONSTRAINT "asked_search_day_language_text_pk" PRIMARY KEY("day","language","text"),
	CONSTRAINT "asked_search_text" CHECK (length("asked_search"."text") between 1 and 80),
	CONSTRAINT "asked_search_counts" CHECK ("asked_search"."shown" >= 0 and "asked_search"."chosen" >= 0 and "asked_search"."found" >= 0)
);
--> statement-breakpoint
CREATE TABLE "assembler_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assembler_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assembler_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sum" bigint NOT NULL,
	"currency_code" text DEFAULT 'RUB' NOT NULL,
	"order_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assembler_entry_kind" CHECK ("assembler_entry"."kind" in ('earning', 'payout', 'correction')),
	CONSTRAINT "assembler_entry_sum" CHECK (("assembler_entry"."kind" <> 'earning' or "assembler_entry"."sum" >= 0) and ("assembler_entry"."kind" <> 'payout' or "assembler_entry"."sum" < 0)),
	CONSTRAINT "assembler_entry_order" CHECK (("assembler_entry"."kind" = 'earning') = ("assembler_entry"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "assembler_profile" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"warehouse_id" integer,
	"area" text DEFAULT '' NOT NULL,
	"day_capacity" integer DEFAULT 4 NOT NULL,
	"pay_percent" integer DEFAULT 60 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "assembler_day_capacity" CHECK ("assembler_profile"."day_capacity" between 1 and 4),
	CONSTRAINT "assembler_pay_percent" CHECK ("assembler_profile"."pay_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "assembler_slot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assembler_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assembler_id" integer NOT NULL,
	"day" date NOT NULL,
	"period" integer NOT NULL,
	"reason" text DEFAULT 'Сборка' NOT NULL,
	"order_id" integer,
	CONSTRAINT "assembler_slot_once" UNIQUE("assembler_id","day","period"),
	CONSTRAINT "assembler_slot_period" CHECK ("assembler_slot"."period" between 0 and 3),
	CONSTRAINT "assembler_slot_reason" CHECK ("assembler_slot"."reason" in ('Сборка', 'Отпуск', 'ВыходнойДень')),
	CONSTRAINT "assembler_slot_order" CHECK ("assembler_slot"."order_id" is null or "assembler_slot"."reason" = 'Сборка')
);
--> statement-breakpoint
CREATE TABLE "assembly_check" (
	"order_line_id" integer PRIMARY KEY NOT NULL,
	"assembler_id" integer NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assembly_photo" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"order_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assembly_photo_type" CHECK ("assembly_photo"."order_type" in ('furniture', 'kitchen'))
);
--> statement-breakpoint
CREATE TABLE "order_assembler" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"assembler_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"called_at" timestamp with time zone,
	"assembled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_sketch" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"action" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sort" integer DEFAULT 500 NOT NULL,
	"region_ids" integer[] DEFAULT '{}' NOT NULL,
	"spots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banner_kind" CHECK ("banner"."kind" in ('main', 'sale', 'top')),
	CONSTRAINT "banner_time" CHECK ("banner"."ends_at" is null or "banner"."ends_at" > "banner"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "banner_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"banner_id" integer NOT NULL,
	"version" integer NOT NULL,
	"user_id" integer NOT NULL,
	"restored" integer,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banner_change_bannerId_version_unique" UNIQUE("banner_id","version")
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"coupon" text,
	"coupon_phone" text,
	"bonus_sum" bigint DEFAULT 0 NOT NULL,
	"bonus_phone" text,
	"cleared" jsonb,
	"cleared_until" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_guid_unique" UNIQUE("guid"),
	CONSTRAINT "basket_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "basket_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "basket_has_owner" CHECK ("basket"."session_id" is not null or "basket"."user_id" is not null),
	CONSTRAINT "basket_bonus" CHECK ("basket"."bonus_sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"basket_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"project_id" text,
	"seen_price" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_line_basketId_offerId_unique" UNIQUE("basket_id","offer_id"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "basket_share" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"session_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "basket_share_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "basket_snapshot" (
	"basket_id" bigint NOT NULL,
	"session_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_snapshot_basket_id_session_id_version_pk" PRIMARY KEY("basket_id","session_id","version")
);
--> statement-breakpoint
CREATE TABLE "bonus_account" (
	"phone" text PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"purchase_amount" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonus_account_phone" CHECK ("bonus_account"."phone" ~ '^7[0-9]{10}$'),
	CONSTRAINT "bonus_account_balance" CHECK ("bonus_account"."balance" >= 0),
	CONSTRAINT "bonus_account_purchase_amount" CHECK ("bonus_account"."purchase_amount" >= 0),
	CONSTRAINT "bonus_account_owed" CHECK ("bonus_account"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cause" text NOT NULL,
	"lot_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_entry_once" UNIQUE("cause","lot_id"),
	CONSTRAINT "bonus_entry_amount" CHECK ("bonus_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_lot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_lot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"source_lot_id" bigint,
	"amount" bigint NOT NULL,
	"left_amount" bigint NOT NULL,
	"credited_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "bonus_lot_once" UNIQUE NULLS NOT DISTINCT("cause","source_lot_id"),
	CONSTRAINT "bonus_lot_amount" CHECK ("bonus_lot"."amount" > 0),
	CONSTRAINT "bonus_lot_left" CHECK ("bonus_lot"."left_amount" between 0 and "bonus_lot"."amount")
);
--> statement-breakpoint
CREATE TABLE "bonus_operation" (
	"cause" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"basket_group" uuid,
	"goods_sum" bigint DEFAULT 0 NOT NULL,
	"percent" integer,
	"owed" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_operation_kind" CHECK ("bonus_operation"."kind" in ('grant', 'earn', 'spend', 'restore', 'take-back', 'expire'))
);
--> statement-breakpoint
CREATE TABLE "bonus_grant" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_grant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bonus_grant_phone_reason_unique" UNIQUE("phone","reason"),
	CONSTRAINT "bonus_grant_amount" CHECK ("bonus_grant"."amount" > 0),
	CONSTRAINT "bonus_grant_phone" CHECK ("bonus_grant"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "bonus_promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "bonus_promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "bonus_promotion_amount" CHECK ("bonus_promotion"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificate" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"batch_id" integer NOT NULL,
	"code" text NOT NULL,
	"key_hash" text NOT NULL,
	"face" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"valid_until" timestamp with time zone,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_code_unique" UNIQUE("code"),
	CONSTRAINT "certificate_balance" CHECK ("certificate"."balance" between 0 and "certificate"."face")
);
--> statement-breakpoint
CREATE TABLE "certificate_batch" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	"face" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"valid_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_batch_size" CHECK ("certificate_batch"."count" > 0 and "certificate_batch"."face" > 0)
);
--> statement-breakpoint
CREATE TABLE "certificate_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "certificate_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"certificate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment_guid" uuid,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_entry_key_unique" UNIQUE("key"),
	CONSTRAINT "certificate_entry_amount" CHECK (("certificate_entry"."kind" in ('issue', 'return') and "certificate_entry"."amount" > 0) or ("certificate_entry"."kind" = 'write-off' and "certificate_entry"."amount" < 0))
);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"session_id" integer NOT NULL,
	"user_id" integer,
	"region_id" integer NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"wants_call" boolean DEFAULT true NOT NULL,
	"operator_id" text,
	"tariff_id" integer,
	"field_set" jsonb NOT NULL,
	"slot" jsonb,
	"has_assembly" boolean DEFAULT false NOT NULL,
	"payment_id" text,
	"payer" jsonb,
	"basket_group" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "checkout_draft_hash_unique" UNIQUE("hash"),
	CONSTRAINT "checkout_draft_basketGroup_unique" UNIQUE("basket_group"),
	CONSTRAINT "checkout_draft_step" CHECK ("checkout_draft"."step" between 1 and 3 and ("checkout_draft"."step" < 3 or "checkout_draft"."basket_group" is not null))
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"order_line_id" integer,
	"quantity" double precision DEFAULT 1 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"number_package" text DEFAULT '' NOT NULL,
	"is_additional_done" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"outcome" text,
	"return_id" integer,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_guid_unique" UNIQUE("guid"),
	CONSTRAINT "claim_state" CHECK ("claim"."state" in ('draft','sent','answered','accepted','declined')),
	CONSTRAINT "claim_quantity" CHECK ("claim"."quantity" > 0),
	CONSTRAINT "claim_sent" CHECK (("claim"."state" = 'draft') = ("claim"."sent_at" is null) and ("claim"."state" = 'draft' or "claim"."order_line_id" is not null)),
	CONSTRAINT "claim_decided" CHECK (("claim"."state" in ('accepted','declined')) = ("claim"."decided_at" is not null)),
	CONSTRAINT "claim_outcome" CHECK (("claim"."state" = 'accepted') = ("claim"."outcome" is not null) and "claim"."outcome" in ('return','replacement')),
	CONSTRAINT "claim_return" CHECK (("claim"."outcome" is not distinct from 'return') = ("claim"."return_id" is not null)),
	CONSTRAINT "claim_waiting" CHECK ("claim"."waiting_since" is null or "claim"."state" <> 'draft')
);
--> statement-breakpoint
CREATE TABLE "claim_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" integer NOT NULL,
	"author" text NOT NULL,
	"user_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_message_author" CHECK ("claim_message"."author" in ('customer','staff'))
);
--> statement-breakpoint
CREATE TABLE "claim_photo" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"claim_id" integer NOT NULL,
	"kind" text NOT NULL,
	"message_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "claim_photo_kind" CHECK ("claim_photo"."kind" in ('label','defect','package','additional','message')),
	CONSTRAINT "claim_photo_message" CHECK (("claim_photo"."kind" = 'message') = ("claim_photo"."message_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_consent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_consent_kind" CHECK ("user_consent"."kind" in ('smsAdvertising', 'emailAdvertising'))
);
--> statement-breakpoint
CREATE TABLE "advantage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advantage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"text" text NOT NULL,
	"text_kk" text,
	"text_en" text,
	"url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "advantage_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "info_page" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "info_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"lead" text NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "info_page_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "measurer_tariff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurer_tariff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer,
	"price" bigint NOT NULL,
	"free_from" bigint,
	"price_per_km" bigint DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 2 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "measurer_tariff_regionId_unique" UNIQUE NULLS NOT DISTINCT("region_id"),
	CONSTRAINT "measurer_tariff_price" CHECK ("measurer_tariff"."price" >= 0 and "measurer_tariff"."lead_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "shop_picture_kind" CHECK ("shop_picture"."kind" in ('about', 'visitor'))
);
--> statement-breakpoint
CREATE TABLE "site_figure" (
	"code" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contragent" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contragent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"company" jsonb NOT NULL,
	"account" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contragent_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"percent" integer,
	"sum" bigint,
	"minimum_basket" bigint DEFAULT 0 NOT NULL,
	"section_ids" integer[] DEFAULT '{}' NOT NULL,
	"vendor_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"limit_total" integer,
	"limit_per_phone" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_percent_or_sum" CHECK (("coupon"."percent" is null) <> ("coupon"."sum" is null)),
	CONSTRAINT "coupon_percent" CHECK ("coupon"."percent" between 1 and 100),
	CONSTRAINT "coupon_used_in_limit" CHECK ("coupon"."limit_total" is null or "coupon"."used" <= "coupon"."limit_total")
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"basket_group" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_use_couponId_basketGroup_unique" UNIQUE("coupon_id","basket_group")
);
--> statement-breakpoint
CREATE TABLE "delivery_slot" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_slot_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"warehouse_id" integer NOT NULL,
	"day" date NOT NULL,
	"time_from" text NOT NULL,
	"time_to" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_slot_warehouseId_day_timeFrom_unique" UNIQUE("warehouse_id","day","time_from"),
	CONSTRAINT "delivery_slot_capacity" CHECK ("delivery_slot"."taken" between 0 and "delivery_slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "delivery_tariff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_tariff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"free_from" bigint,
	"price_per_km" bigint DEFAULT 0 NOT NULL,
	"city_radius_km" double precision DEFAULT 15 NOT NULL,
	"outside_limit_km" double precision DEFAULT 100 NOT NULL,
	"to_door_price" bigint DEFAULT 0 NOT NULL,
	"lift_price" bigint DEFAULT 0 NOT NULL,
	"floor_price" bigint DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_tariff_regionId_kind_name_unique" UNIQUE("region_id","kind","name"),
	CONSTRAINT "delivery_tariff_kind" CHECK ("delivery_tariff"."kind" in ('pickup','courier','transport','delayed'))
);
--> statement-breakpoint
CREATE TABLE "delivery_zone" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer NOT NULL,
	"kind" text NOT NULL,
	"border" jsonb NOT NULL,
	CONSTRAINT "delivery_zone_kind" CHECK ("delivery_zone"."kind" in ('city','outside')),
	CONSTRAINT "delivery_zone_border" CHECK (jsonb_typeof("delivery_zone"."border") = 'array' and jsonb_array_length("delivery_zone"."border") >= 3)
);
--> statement-breakpoint
CREATE TABLE "order_delivery" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"tariff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"store_id" integer,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"comment" text DEFAULT '' NOT NULL,
	"slot_id" integer,
	"day" date,
	"time_from" text,
	"time_to" text,
	"price" bigint NOT NULL,
	"to_door" boolean DEFAULT false NOT NULL,
	"lift" text DEFAULT 'none' NOT NULL,
	"floor" integer,
	"assembly" boolean DEFAULT false NOT NULL,
	"assembly_price" bigint DEFAULT 0 NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_delivery_lift" CHECK ("order_delivery"."lift" in ('none','lift','stairs')),
	CONSTRAINT "order_delivery_floor" CHECK ("order_delivery"."floor" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "assembly_capacity" (
	"warehouse_id" integer NOT NULL,
	"day" date NOT NULL,
	"slots" integer NOT NULL,
	CONSTRAINT "assembly_capacity_warehouse_id_day_pk" PRIMARY KEY("warehouse_id","day"),
	CONSTRAINT "assembly_capacity_slots" CHECK ("assembly_capacity"."slots" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "delivery_crew" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_crew_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"warehouse_id" integer NOT NULL,
	"name" text NOT NULL,
	"day_capacity" integer DEFAULT 8 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "delivery_crew_name" UNIQUE("warehouse_id","name"),
	CONSTRAINT "delivery_crew_capacity" CHECK ("delivery_crew"."day_capacity" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "dispatch_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"assembler_id" integer,
	"crew_id" integer,
	"day" date,
	"period" integer,
	"reason" text,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispatch_event_reason" CHECK ("dispatch_event"."reason" in ('delivery_moved', 'assembler_left')),
	CONSTRAINT "dispatch_event_kind" CHECK ("dispatch_event"."kind" in ('assigned', 'withdrawn', 'moved'))
);
--> statement-breakpoint
CREATE TABLE "order_crew" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"crew_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_entry" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"good_key" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "exchange_entry_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "exchange_entry_kind" CHECK ("exchange_entry"."kind" in ('group', 'property', 'good', 'offer', 'priceType', 'warehouse'))
);
--> statement-breakpoint
CREATE TABLE "exchange_order" (
	"api_key_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"sent_event_id" bigint NOT NULL,
	"confirmed_event_id" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "exchange_order_api_key_id_order_id_pk" PRIMARY KEY("api_key_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "exchange_part" (
	"session_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exchange_part_session_id_file_name_position_pk" PRIMARY KEY("session_id","file_name","position")
);
--> statement-breakpoint
CREATE TABLE "exchange_run" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"api_key_id" integer,
	"session_id" uuid,
	"kind" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lines" text[] DEFAULT '{}' NOT NULL,
	"added" integer,
	"changed" integer,
	"refused" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "exchange_run_kind" CHECK ("exchange_run"."kind" in ('catalog', 'orders-out', 'orders-in', 'import')),
	CONSTRAINT "exchange_run_state" CHECK ("exchange_run"."state" in ('waiting', 'done', 'refused')),
	CONSTRAINT "exchange_run_finished" CHECK (("exchange_run"."state" = 'waiting') = ("exchange_run"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "exchange_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"api_key_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" integer,
	"user_id" integer,
	"offer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_sessionId_offerId_unique" UNIQUE("session_id","offer_id"),
	CONSTRAINT "favourite_userId_offerId_unique" UNIQUE("user_id","offer_id"),
	CONSTRAINT "favourite_owner" CHECK (("favourite"."session_id" is null) <> ("favourite"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "favourite_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_list_guid_unique" UNIQUE("guid"),
	CONSTRAINT "favourite_list_userId_name_unique" UNIQUE("user_id","name"),
	CONSTRAINT "favourite_list_name" CHECK (length("favourite_list"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "favourite_list_item" (
	"list_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_list_item_list_id_offer_id_pk" PRIMARY KEY("list_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "favourite_project" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "favourite_project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" integer,
	"user_id" integer,
	"project_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourite_project_sessionId_projectId_unique" UNIQUE("session_id","project_id"),
	CONSTRAINT "favourite_project_userId_projectId_unique" UNIQUE("user_id","project_id"),
	CONSTRAINT "favourite_project_owner" CHECK (("favourite_project"."session_id" is null) <> ("favourite_project"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "picture_look" (
	"file" text PRIMARY KEY NOT NULL,
	"edition" integer NOT NULL,
	"signature" bit(512),
	"look" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vision_query" (
	"result_id" text PRIMARY KEY NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"preview" "bytea" NOT NULL,
	"signature" bit(512) NOT NULL,
	"look" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instruction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instruction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"kind" text NOT NULL,
	"file" text,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"zone_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"section_path" integer[] NOT NULL,
	"vendor_id" integer NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"is_hit" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"card" jsonb NOT NULL,
	CONSTRAINT "listing_zone_id_product_id_pk" PRIMARY KEY("zone_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_offer" (
	"zone_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"leaf_section_id" integer NOT NULL,
	"section_path" integer[] NOT NULL,
	"vendor_id" integer NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"price" bigint NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"is_hit" boolean NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"popularity" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "listing_offer_zone_id_offer_id_pk" PRIMARY KEY("zone_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "stale_listing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stale_listing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer,
	"zone_id" integer,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"purpose" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'sending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "news_article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"lead" text DEFAULT '' NOT NULL,
	"parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"region_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_article_code_unique" UNIQUE("code"),
	CONSTRAINT "news_article_code" CHECK ("news_article"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "order_confirmation" (
	"basket_group" uuid PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"store_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" text,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "order_confirmation_way" CHECK ("order_confirmation"."way" in ('link', 'code', 'paper')),
	CONSTRAINT "order_confirmation_confirmed" CHECK ("order_confirmation"."way" is null or "order_confirmation"."confirmed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"user_id" integer,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sum" bigint NOT NULL,
	"coupon_discount" bigint NOT NULL,
	"bonus_spent" bigint NOT NULL,
	"delivery_sum" bigint DEFAULT 0 NOT NULL,
	"services_sum" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_return_sums" CHECK (least("order_return"."sum", "order_return"."coupon_discount", "order_return"."bonus_spent", "order_return"."delivery_sum", "order_return"."services_sum") >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"is_sound" boolean NOT NULL,
	"sum" bigint NOT NULL,
	"coupon_discount" bigint NOT NULL,
	"bonus_spent" bigint NOT NULL,
	CONSTRAINT "order_return_line_return_id_order_line_id_pk" PRIMARY KEY("return_id","order_line_id"),
	CONSTRAINT "order_return_line_quantity" CHECK ("order_return_line"."quantity" > 0),
	CONSTRAINT "order_return_line_sums" CHECK (least("order_return_line"."sum", "order_return_line"."coupon_discount", "order_return_line"."bonus_spent") >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_view" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_view_userId_name_unique" UNIQUE("user_id","name"),
	CONSTRAINT "order_view_name" CHECK (length("order_view"."name") between 1 and 40)
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"is_phone_confirmed" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT true NOT NULL,
	"client_address" text,
	"language" text DEFAULT 'ru' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"region_id" integer NOT NULL,
	"currency_code" text NOT NULL,
	"exchange_rate" numeric(12, 4) NOT NULL,
	"operator_id" text,
	"no_call" boolean DEFAULT false NOT NULL,
	"basket_id" integer NOT NULL,
	"basket_version" integer NOT NULL,
	"idempotency_key" text,
	"freed_coupon_id" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_basketId_basketVersion_unique" UNIQUE("basket_id","basket_version"),
	CONSTRAINT "checkout_sessionId_idempotencyKey_unique" UNIQUE("session_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "order_allowance" (
	"session_id" integer PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"actor" text DEFAULT 'shop' NOT NULL,
	"user_id" integer,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_event_actor" CHECK ("order_event"."actor" in ('customer', 'staff', 'job', 'exchange', 'payment', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"kit_id" integer,
	"name" text NOT NULL,
	"article" text NOT NULL,
	"vendor_name" text DEFAULT '' NOT NULL,
	"picture" text,
	"quantity" double precision NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"bonus_spent" bigint DEFAULT 0 NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" >= 0),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"parent_id" integer,
	"basket_group" uuid NOT NULL,
	"place_id" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"payment_state" text DEFAULT 'unpaid' NOT NULL,
	"assembly_state" text DEFAULT 'none' NOT NULL,
	"goods_sum" bigint NOT NULL,
	"coupon_discount" bigint DEFAULT 0 NOT NULL,
	"bonus_spent" bigint DEFAULT 0 NOT NULL,
	"delivery_sum" bigint DEFAULT 0 NOT NULL,
	"services_sum" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"paid_sum" bigint DEFAULT 0 NOT NULL,
	"refunded_sum" bigint DEFAULT 0 NOT NULL,
	"percent_prepayment" integer,
	"placed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_order_guid_unique" UNIQUE("guid"),
	CONSTRAINT "shop_order_number_unique" UNIQUE("number"),
	CONSTRAINT "order_total_adds_up" CHECK ("shop_order"."total" = "shop_order"."goods_sum" - "shop_order"."coupon_discount" - "shop_order"."bonus_spent" + "shop_order"."delivery_sum" + "shop_order"."services_sum"),
	CONSTRAINT "order_sums_positive" CHECK ("shop_order"."total" >= 0 and "shop_order"."goods_sum" >= 0),
	CONSTRAINT "order_paid_refunded" CHECK ("shop_order"."refunded_sum" between 0 and "shop_order"."paid_sum"),
	CONSTRAINT "order_state" CHECK ("shop_order"."state" in ('new','confirmed','picking','ready','shipped','delivered','closed','cancelled')),
	CONSTRAINT "order_payment_state" CHECK ("shop_order"."payment_state" in ('unpaid','part','paid','refunded')),
	CONSTRAINT "order_assembly_state" CHECK ("shop_order"."assembly_state" in ('none','requested','planned','done'))
);
--> statement-breakpoint
CREATE TABLE "partner_discount" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_discount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer,
	"vendor_id" integer,
	"percent" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "partner_discount_target" UNIQUE NULLS NOT DISTINCT("section_id","vendor_id"),
	CONSTRAINT "partner_discount_percent" CHECK ("partner_discount"."percent" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "payment_bill" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"basket_group" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"email" text NOT NULL,
	"contragent" jsonb NOT NULL,
	"account" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_bill_amount" CHECK ("payment_bill"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_link" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"basket_group" uuid NOT NULL,
	"percent" integer,
	"amount" bigint,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	"expires_at" timestamp with time zone DEFAULT now() + interval '30 days' NOT NULL,
	CONSTRAINT "payment_link_guid_unique" UNIQUE("guid"),
	CONSTRAINT "payment_link_percent" CHECK ("payment_link"."percent" between 1 and 100),
	CONSTRAINT "payment_link_amount" CHECK ("payment_link"."amount" is null or ("payment_link"."amount" > 0 and "payment_link"."percent" is null))
);
--> statement-breakpoint
CREATE TABLE "acquirer_refund" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acquirer_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acquirer_refund_amount" CHECK ("acquirer_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"basket_group" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_payment_id" text,
	"url" text,
	"widget_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone DEFAULT now() + interval '15 minutes' NOT NULL,
	"settled_at" timestamp with time zone,
	"order_id" integer,
	"received_by" integer,
	"ask_at" timestamp with time zone,
	"refunding_until" timestamp with time zone,
	CONSTRAINT "payment_provider_providerPaymentId_unique" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('pending', 'succeeded', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "payment_discrepancy" (
	"payment_guid" uuid PRIMARY KEY NOT NULL,
	"requested" bigint NOT NULL,
	"received" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"direction" text NOT NULL,
	"reason" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_entry_once" UNIQUE("payment_guid","order_id","direction","reason","key"),
	CONSTRAINT "payment_entry_amount" CHECK ("payment_entry"."amount" > 0),
	CONSTRAINT "payment_entry_reason" CHECK (("payment_entry"."direction", "payment_entry"."reason") in (('in', 'due'), ('in', 'surplus'), ('in', 'moved'), ('out', 'cancelled'), ('out', 'surplus'), ('out', 'moved'), ('out', 'returned'), ('out', 'acquirer')))
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"event" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_notice_provider_event_providerPaymentId_unique" UNIQUE("provider","event","provider_payment_id")
);
--> statement-breakpoint
CREATE TABLE "payment_placement" (
	"basket_group" uuid PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_placement_way" CHECK ("payment_placement"."way" in ('bill', 'certificate', 'onReceipt'))
);
--> statement-breakpoint
CREATE TABLE "return_refund" (
	"return_id" integer NOT NULL,
	"payment_guid" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "return_refund_return_id_payment_guid_pk" PRIMARY KEY("return_id","payment_guid"),
	CONSTRAINT "return_refund_amount" CHECK ("return_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "planned_price" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"zone_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"old_amount" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_price_moment" UNIQUE("zone_id","offer_id","starts_at"),
	CONSTRAINT "planned_price_positive" CHECK ("planned_price"."amount" > 0 and "planned_price"."old_amount" >= "planned_price"."amount")
);
--> statement-breakpoint
CREATE TABLE "poll_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "poll_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"poll" text NOT NULL,
	"session_id" integer NOT NULL,
	"user_id" integer,
	"answers" jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "poll_answer_poll_sessionId_unique" UNIQUE("poll","session_id")
);
--> statement-breakpoint
CREATE TABLE "price_tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"offer_id" integer,
	"service_code" text,
	"service_term" bigint,
	"amount" bigint NOT NULL,
	"old_amount" bigint NOT NULL,
	"copies" integer NOT NULL,
	"format" text NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"printed_by_id" integer NOT NULL,
	"printed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_tag_storeId_offerId_unique" UNIQUE("store_id","offer_id"),
	CONSTRAINT "price_tag_storeId_serviceCode_unique" UNIQUE("store_id","service_code"),
	CONSTRAINT "price_tag_subject" CHECK (num_nonnulls("price_tag"."offer_id", "price_tag"."service_code") = 1),
	CONSTRAINT "price_tag_service_code" CHECK ("price_tag"."service_code" ~ '^[A-Za-z]{1,60}$'),
	CONSTRAINT "price_tag_service_term" CHECK ("price_tag"."service_term" is null or "price_tag"."service_code" is not null),
	CONSTRAINT "price_tag_amount" CHECK ("price_tag"."amount" > 0 and "price_tag"."old_amount" >= "price_tag"."amount"),
	CONSTRAINT "price_tag_copies" CHECK ("price_tag"."copies" > 0),
	CONSTRAINT "price_tag_period" CHECK (("price_tag"."valid_from" is null) = ("price_tag"."valid_to" is null) and "price_tag"."valid_from" <= "price_tag"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "price_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"url" text NOT NULL,
	"region_name" text NOT NULL,
	"product_name" text NOT NULL,
	"product_guid" text NOT NULL,
	"product_url" text NOT NULL,
	"offer_name" text DEFAULT '' NOT NULL,
	"wants_low_price" boolean DEFAULT false NOT NULL,
	"session_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer,
	"section_id" integer,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"url" text NOT NULL,
	"picture" text,
	"position" integer DEFAULT 500 NOT NULL,
	"date_start" timestamp with time zone,
	"date_end" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "product_banner_place" CHECK (num_nonnulls("product_banner"."product_id", "product_banner"."section_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "kit_part" (
	"kit_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
	"module_group" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "kit_part_kit_id_offer_id_pk" PRIMARY KEY("kit_id","offer_id"),
	CONSTRAINT "kit_part_count" CHECK ("kit_part"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"article" text NOT NULL,
	"name" text NOT NULL,
	"finish" text DEFAULT '' NOT NULL,
	"finish_code" text DEFAULT '' NOT NULL,
	"finish_colour" text,
	"texture" text,
	"size" text DEFAULT '' NOT NULL,
	"width_cm" integer,
	"depth_cm" integer,
	"height_cm" integer,
	"weight_kg" double precision,
	"boxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"barcode" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"categorization" text,
	CONSTRAINT "offer_guid_unique" UNIQUE("guid"),
	CONSTRAINT "offer_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "offer_externalId_unique" UNIQUE("external_id")
);
--> statement-breakpoint
CREATE TABLE "offer_word" (
	"word" text PRIMARY KEY NOT NULL,
	"word_kk" text,
	"word_en" text
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"offer_id" integer,
	"file" text NOT NULL,
	"kind" text DEFAULT 'studio' NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price" (
	"zone_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"old_amount" bigint NOT NULL,
	CONSTRAINT "price_zone_id_offer_id_pk" PRIMARY KEY("zone_id","offer_id"),
	CONSTRAINT "price_positive" CHECK ("price"."amount" > 0 and "price"."old_amount" >= "price"."amount")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"section_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"series" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_hit" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"is_kit" boolean DEFAULT false NOT NULL,
	"is_kitchen" boolean DEFAULT false NOT NULL,
	"minimum_batch" double precision DEFAULT 1 NOT NULL,
	"sells_remains" boolean DEFAULT true NOT NULL,
	"by_metre" boolean DEFAULT false NOT NULL,
	"needs_assembly" boolean DEFAULT true NOT NULL,
	"assembly_minutes" integer DEFAULT 0 NOT NULL,
	"warranty_months" integer DEFAULT 24 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"external_id" text,
	"elarbis" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_guid_unique" UNIQUE("guid"),
	CONSTRAINT "product_code_unique" UNIQUE("code"),
	CONSTRAINT "product_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "product_code" CHECK ("product"."code" ~ '^[a-z0-9][a-z0-9_-]{0,199}$'),
	CONSTRAINT "product_code_no_tag" CHECK ("product"."code" !~ '^tag-'),
	CONSTRAINT "product_minimum_batch" CHECK ("product"."minimum_batch" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_tag" (
	"product_id" integer NOT NULL,
	"tag_id" integer NOT NULL,
	CONSTRAINT "product_tag_product_id_tag_id_pk" PRIMARY KEY("product_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "constructor_project" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "constructor_project_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"kind" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"wall_cm" integer NOT NULL,
	"modules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "constructor_project_guid_unique" UNIQUE("guid"),
	CONSTRAINT "constructor_project_kind" CHECK ("constructor_project"."kind" in ('wardrobe', 'kitchen')),
	CONSTRAINT "constructor_project_wall" CHECK ("constructor_project"."wall_cm" between 100 and 1000),
	CONSTRAINT "constructor_project_owner" CHECK ("constructor_project"."session_id" is not null or "constructor_project"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"description" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_code" CHECK ("promotion"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$'),
	CONSTRAINT "promotion_period" CHECK ("promotion"."ends_at" > "promotion"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion_product" (
	"promotion_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "promotion_product_promotion_id_product_id_pk" PRIMARY KEY("promotion_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "offer_property" (
	"offer_id" integer NOT NULL,
	"property_id" integer NOT NULL,
	"value_id" integer DEFAULT 0 NOT NULL,
	"number" integer,
	CONSTRAINT "offer_property_offer_id_property_id_value_id_pk" PRIMARY KEY("offer_id","property_id","value_id"),
	CONSTRAINT "offer_property_value_or_number" CHECK (("offer_property"."value_id" = 0) = ("offer_property"."number" is not null))
);
--> statement-breakpoint
CREATE TABLE "property" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"unit" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"is_filter" boolean DEFAULT true NOT NULL,
	"is_promoted" boolean DEFAULT false NOT NULL,
	"is_on_offer" boolean DEFAULT false NOT NULL,
	"card_name" text,
	"card_name_kk" text,
	"card_name_en" text,
	"group" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "property_code_unique" UNIQUE("code"),
	CONSTRAINT "property_code" CHECK ("property"."code" ~ '^[A-Za-z0-9_-]{1,60}$'),
	CONSTRAINT "property_type" CHECK ("property"."type" in ('S','L','list','table','base_color','button','toggle','N','range','sections'))
);
--> statement-breakpoint
CREATE TABLE "property_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "property_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"property_id" integer NOT NULL,
	"value" text NOT NULL,
	"value_kk" text,
	"value_en" text,
	"colour" text,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "property_value_propertyId_value_unique" UNIQUE("property_id","value")
);
--> statement-breakpoint
CREATE TABLE "public_feed" (
	"region_id" integer PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"offers" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" integer,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"is_approved" boolean DEFAULT false NOT NULL,
	"judged_at" timestamp with time zone,
	"judged_by_id" integer,
	"vote_yes" integer DEFAULT 0 NOT NULL,
	"vote_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_votes" CHECK ("question"."vote_yes" >= 0 and "question"."vote_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_vote" (
	"question_id" integer NOT NULL,
	"voter" text NOT NULL,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "question_vote_question_id_voter_pk" PRIMARY KEY("question_id","voter")
);
--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"payment_guid" uuid NOT NULL,
	"type" text NOT NULL,
	"sum" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"cause" text NOT NULL,
	"recommendation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_receipt_id" text,
	"ask_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"storage_number" text,
	"document_number" text,
	"attribute" text,
	"registered_at" timestamp with time zone,
	CONSTRAINT "receipt_guid_unique" UNIQUE("guid"),
	CONSTRAINT "receipt_cause_unique" UNIQUE("cause"),
	CONSTRAINT "receipt_type" CHECK ("receipt"."type" in ('sale', 'refund')),
	CONSTRAINT "receipt_sum" CHECK ("receipt"."sum" > 0),
	CONSTRAINT "receipt_fiscal" CHECK (num_nonnulls("receipt"."storage_number", "receipt"."document_number", "receipt"."attribute", "receipt"."registered_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "receipt_position" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_position_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receipt_id" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"quantity" double precision NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "receipt_position_receiptId_place_unique" UNIQUE("receipt_id","place"),
	CONSTRAINT "receipt_position_kind" CHECK ("receipt_position"."kind" in ('goods', 'delivery', 'services', 'advance')),
	CONSTRAINT "receipt_position_sums" CHECK ("receipt_position"."price" >= 0 and "receipt_position"."sum" >= 0),
	CONSTRAINT "receipt_position_quantity" CHECK ("receipt_position"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliation_note" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"fact" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"resolved_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reconciliation_note_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_path" text NOT NULL,
	"target" text NOT NULL,
	"is_permanent" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_fromPath_unique" UNIQUE("from_path"),
	CONSTRAINT "redirect_not_to_itself" CHECK ("redirect"."from_path" <> "redirect"."target")
);
--> statement-breakpoint
CREATE TABLE "short_code" (
	"code" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"friend_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_friendHash_unique" UNIQUE("friend_hash")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"order_id" integer,
	"rewarded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_not_oneself" CHECK ("referral"."friend_id" <> "referral"."inviter_id"),
	CONSTRAINT "referral_reward" CHECK (("referral"."order_id" is null) = ("referral"."rewarded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refund_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"sum" bigint NOT NULL,
	"answer_by" date NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	"return_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refund_request_guid_unique" UNIQUE("guid"),
	CONSTRAINT "refund_request_state" CHECK ("refund_request"."state" in ('waiting', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "refund_request_decided" CHECK (("refund_request"."state" = 'waiting') = ("refund_request"."decided_at" is null)),
	CONSTRAINT "refund_request_sum" CHECK ("refund_request"."sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_request_line" (
	"request_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	CONSTRAINT "refund_request_line_request_id_order_line_id_pk" PRIMARY KEY("request_id","order_line_id"),
	CONSTRAINT "refund_request_line_quantity" CHECK ("refund_request_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "currency" (
	"code" text PRIMARY KEY NOT NULL,
	"sign" text NOT NULL,
	"exchange_rate" numeric(12, 4) NOT NULL,
	CONSTRAINT "currency_rate_positive" CHECK ("currency"."exchange_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_zone" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_zone_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"currency_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "price_zone_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "region" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"name_in" text NOT NULL,
	"federal_unit" text NOT NULL,
	"time_zone" text NOT NULL,
	"price_zone_id" integer NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	"kz" boolean DEFAULT false NOT NULL,
	"has_partner" boolean DEFAULT false NOT NULL,
	"franchise" boolean DEFAULT false NOT NULL,
	"own_shop" boolean DEFAULT true NOT NULL,
	"hidden_manufacturer" boolean DEFAULT false NOT NULL,
	"region_type" text DEFAULT '' NOT NULL,
	"is_office" boolean DEFAULT false NOT NULL,
	"black_friday" boolean DEFAULT false NOT NULL,
	"cyber_monday" boolean DEFAULT false NOT NULL,
	"new_year_sale" boolean DEFAULT false NOT NULL,
	"sugar_gift" boolean DEFAULT false NOT NULL,
	"min_percent_prepayment" integer DEFAULT 100 NOT NULL,
	"installment_type" text DEFAULT 'installment',
	"split_available" boolean DEFAULT true NOT NULL,
	"plait_available" boolean DEFAULT false NOT NULL,
	"has_footer_catalogue" boolean DEFAULT false NOT NULL,
	"checkout" text DEFAULT 'new' NOT NULL,
	CONSTRAINT "region_code_unique" UNIQUE("code"),
	CONSTRAINT "region_prepayment_percent" CHECK ("region"."min_percent_prepayment" between 0 and 100),
	CONSTRAINT "region_checkout" CHECK ("region"."checkout" in ('new', 'older')),
	CONSTRAINT "region_installment_type" CHECK ("region"."installment_type" in ('installment', 'credit'))
);
--> statement-breakpoint
CREATE TABLE "region_contact" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region_id" integer NOT NULL,
	"phone" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region_warehouse" (
	"region_id" integer NOT NULL,
	"warehouse_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 2 NOT NULL,
	CONSTRAINT "region_warehouse_region_id_warehouse_id_pk" PRIMARY KEY("region_id","warehouse_id")
);
--> statement-breakpoint
CREATE TABLE "form_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"region_id" integer NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"session_id" integer,
	"content_hash" "bytea" NOT NULL,
	"taken_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"handled_by_id" integer,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_request_guid_unique" UNIQUE("guid"),
	CONSTRAINT "form_request_kind" CHECK ("form_request"."kind" in ('callback', 'measurer', 'suppliers', 'for-designers', 'franchising', 'marketplace', 'vacancy', 'order-limit', 'order', 'price-tag')),
	CONSTRAINT "form_request_phone" CHECK ("form_request"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" integer,
	"offer_id" integer,
	"is_purchase" boolean DEFAULT false NOT NULL,
	"author_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"pros" text DEFAULT '' NOT NULL,
	"cons" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"vote_yes" integer DEFAULT 0 NOT NULL,
	"vote_no" integer DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"judged_at" timestamp with time zone,
	"judged_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_guid_unique" UNIQUE("guid"),
	CONSTRAINT "review_score" CHECK ("review"."score" between 1 and 5),
	CONSTRAINT "review_votes" CHECK ("review"."vote_yes" >= 0 and "review"."vote_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "review_photo" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_photo_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"file" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"voter" text NOT NULL,
	"is_yes" boolean NOT NULL,
	CONSTRAINT "review_vote_review_id_voter_pk" PRIMARY KEY("review_id","voter")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotence_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency_code" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"metadata" text DEFAULT '{}' NOT NULL,
	"look" text DEFAULT 'card' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirming_until" timestamp with time zone,
	"card_last4" text,
	"committed_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sandbox_payment_idempotenceKey_unique" UNIQUE("idempotence_key"),
	CONSTRAINT "sandbox_look" CHECK ("sandbox_payment"."look" in ('card', 'kaspi', 'yandexPay', 'yandexSplit', 'credit', 'dolyame')),
	CONSTRAINT "sandbox_amount" CHECK ("sandbox_payment"."amount" > 0),
	CONSTRAINT "sandbox_refunded" CHECK ("sandbox_payment"."refunded" between 0 and "sandbox_payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refund" (
	"idempotence_key" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refund_amount" CHECK ("sandbox_refund"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_receipt" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_receipt_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"idempotence_key" text NOT NULL,
	"payment_id" uuid,
	"type" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_receipt_id_unique" UNIQUE("id"),
	CONSTRAINT "sandbox_receipt_idempotenceKey_unique" UNIQUE("idempotence_key")
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"phrase" text PRIMARY KEY NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "search_vocabulary_phrase" CHECK ("search_vocabulary"."phrase" = fold_letters("search_vocabulary"."phrase") and length("search_vocabulary"."phrase") between 2 and 60),
	CONSTRAINT "search_vocabulary_meaning" CHECK ("search_vocabulary"."meaning" ~ '^[A-Za-z_0-9]+=.+')
);
--> statement-breakpoint
CREATE TABLE "search_document" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"zone_ids" integer[] NOT NULL,
	"section_id" integer NOT NULL,
	"popularity" integer NOT NULL,
	"name" text NOT NULL,
	"text" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_offer" (
	"offer_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"article" text NOT NULL,
	"text" "tsvector" NOT NULL,
	"zone_ids" integer[] DEFAULT '{}' NOT NULL,
	"prices" bigint[] DEFAULT '{}' NOT NULL,
	"width_cm" integer
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"is_of_product" boolean DEFAULT false NOT NULL,
	"is_of_vendor" boolean DEFAULT false NOT NULL,
	"is_of_offer" boolean DEFAULT false NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "section_banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"url" text NOT NULL,
	"picture" text NOT NULL,
	"is_pop_up" boolean DEFAULT false NOT NULL,
	"date_start" timestamp with time zone,
	"date_end" timestamp with time zone,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "section_banner_period" CHECK ("section_banner"."date_end" > "section_banner"."date_start")
);
--> statement-breakpoint
CREATE TABLE "section" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"parent_id" integer,
	"path" integer[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"picture" text,
	"article" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"seo_title" text,
	"seo_description" text,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"external_id" text,
	CONSTRAINT "section_code_unique" UNIQUE("code"),
	CONSTRAINT "section_externalId_unique" UNIQUE("external_id"),
	CONSTRAINT "section_code" CHECK ("section"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tag_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "tag_sectionId_code_unique" UNIQUE("section_id","code"),
	CONSTRAINT "tag_code" CHECK ("tag"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"login_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer,
	"confirmed_phone" text,
	"pending_user_id" integer,
	"shows_hidden_blocks" boolean DEFAULT false NOT NULL,
	"known_phones" text[] DEFAULT '{}' NOT NULL,
	"captcha_passed_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"region_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	CONSTRAINT "session_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer NOT NULL,
	"phone" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"is_known_browser" boolean DEFAULT false NOT NULL,
	"tries_left" integer DEFAULT 3 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_code_tries" CHECK ("sms_code"."tries_left" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "spent_captcha" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_badge" (
	"product_id" integer NOT NULL,
	"badge_id" integer NOT NULL,
	CONSTRAINT "product_badge_product_id_badge_id_pk" PRIMARY KEY("product_id","badge_id")
);
--> statement-breakpoint
CREATE TABLE "badge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "badge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"text" text,
	"place" text DEFAULT 'top' NOT NULL,
	"background_color" text NOT NULL,
	"text_color" text NOT NULL,
	"icon" text,
	"gradient_angle" integer,
	"gradient_from" text,
	"gradient_to" text,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "badge_code_unique" UNIQUE("code"),
	CONSTRAINT "badge_place" CHECK ("badge"."place" in ('top', 'bottom')),
	CONSTRAINT "badge_gradient" CHECK (num_nulls("badge"."gradient_angle", "badge"."gradient_from", "badge"."gradient_to") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "shop_review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer,
	"session_id" integer,
	"author_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"comment" text NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"judged_at" timestamp with time zone,
	"judged_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_review_guid_unique" UNIQUE("guid"),
	CONSTRAINT "shop_review_score" CHECK ("shop_review"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "shop_setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_setting_key" CHECK ("shop_setting"."key" in ('brand', 'legal', 'languages', 'promises', 'payments'))
);
--> statement-breakpoint
CREATE TABLE "slider" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "slider_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"section_id" integer,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"link" text,
	"offer_ids" integer[] DEFAULT '{}' NOT NULL,
	"tag_code" text,
	"count" integer,
	"display" text DEFAULT 'Везде' NOT NULL,
	"sort" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slider_place" CHECK ("slider"."place" in ('section','mini')),
	CONSTRAINT "slider_type" CHECK ("slider"."type" in ('hits','sale','news','productsByIds','productsByTag','promotions')),
	CONSTRAINT "slider_display" CHECK ("slider"."display" in ('Везде','В наличии')),
	CONSTRAINT "slider_count" CHECK ("slider"."count" between 1 and 50),
	CONSTRAINT "slider_tag" CHECK (("slider"."type" = 'productsByTag') = ("slider"."tag_code" is not null))
);
--> statement-breakpoint
CREATE TABLE "sponsored_product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsored_product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"advertiser" text NOT NULL,
	"token" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "sponsored_product_period" CHECK ("sponsored_product"."ends_at" > "sponsored_product"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" integer NOT NULL,
	"call" text NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_log_action" CHECK ("staff_log"."action" in ('insert','update','delete'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"phone" text,
	"name" text NOT NULL,
	"email" text,
	"role" text,
	"store_id" integer,
	"user_id" integer,
	"invited_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitation_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitation_phone_unique" UNIQUE("phone"),
	CONSTRAINT "staff_invitation_phone" CHECK ("staff_invitation"."phone" ~ '^7[0-9]{10}$'),
	CONSTRAINT "staff_invitation_first" CHECK ("staff_invitation"."invited_by_id" is not null and "staff_invitation"."phone" is not null
        or "staff_invitation"."invited_by_id" is null and "staff_invitation"."role" is not distinct from 'administrator'),
	CONSTRAINT "staff_invitation_role" CHECK (("staff_invitation"."role" is null) = ("staff_invitation"."user_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_member" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"on_shift_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_groups" integer[],
	"disabled_by_id" integer,
	CONSTRAINT "staff_member_disabled" CHECK (("staff_member"."disabled_at" is null) = ("staff_member"."disabled_groups" is null)
        and ("staff_member"."disabled_at" is null or "staff_member"."on_shift_since" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"offer_id" integer NOT NULL,
	"region_id" integer NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"language" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notice_channel" CHECK ("stock_notice"."channel" in ('sms', 'email')),
	CONSTRAINT "stock_notice_language" CHECK ("stock_notice"."language" in ('ru', 'kk', 'en'))
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reservation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_line_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"quantity" double precision NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reservation_quantity" CHECK ("reservation"."quantity" > 0),
	CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'released', 'shipped'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"offer_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"on_hand" double precision NOT NULL,
	"reserved" double precision DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "stock_offer_id_place_id_pk" PRIMARY KEY("offer_id","place_id"),
	CONSTRAINT "stock_reserved_on_hand" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_place" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"region_id" integer NOT NULL,
	"address" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_main" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	"pickup_capacity" integer DEFAULT 10 NOT NULL,
	CONSTRAINT "stock_place_guid_unique" UNIQUE("guid"),
	CONSTRAINT "stock_place_code_unique" UNIQUE("code"),
	CONSTRAINT "stock_place_pickup_capacity" CHECK ("stock_place"."pickup_capacity" between 1 and 1000),
	CONSTRAINT "stock_place_kind" CHECK ("stock_place"."kind" in ('warehouse', 'store'))
);
--> statement-breakpoint
CREATE TABLE "interior_style" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interior_style_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"description" text DEFAULT '' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture" text,
	"value_id" integer NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "interior_style_code_unique" UNIQUE("code"),
	CONSTRAINT "interior_style_code" CHECK ("interior_style"."code" ~ '^[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"region_id" integer NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscription_phone_unique" UNIQUE("phone"),
	CONSTRAINT "subscription_phone" CHECK ("subscription"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"purpose" text NOT NULL,
	"state" text DEFAULT 'receiving' NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"media_type" text,
	"width" integer,
	"height" integer,
	"stored_bytes" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attached_at" timestamp with time zone,
	CONSTRAINT "upload_state" CHECK ("upload"."state" in ('receiving', 'ready', 'removed')),
	CONSTRAINT "upload_owner" CHECK ("upload"."state" = 'removed' or "upload"."user_id" is not null),
	CONSTRAINT "upload_bytes" CHECK ("upload"."bytes" between 1 and 268435456 and "upload"."received" between 0 and "upload"."bytes"),
	CONSTRAINT "upload_ready" CHECK ("upload"."state" <> 'ready' or ("upload"."received" = "upload"."bytes" and "upload"."media_type" is not null and "upload"."stored_bytes" is not null)),
	CONSTRAINT "upload_attached" CHECK ("upload"."attached_at" is null or "upload"."state" <> 'receiving')
);
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"bytes" integer NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "upload_part_upload_id_position_pk" PRIMARY KEY("upload_id","position"),
	CONSTRAINT "upload_part_bytes" CHECK ("upload_part"."bytes" between 1 and 2097152)
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"phone" text,
	"email" text,
	"name" text DEFAULT '' NOT NULL,
	"login" text,
	"password_hash" text,
	"birthdate" date,
	"groups" integer[] DEFAULT '{2}' NOT NULL,
	"store_id" integer,
	"message_channel" text DEFAULT 'both' NOT NULL,
	"language" text DEFAULT 'ru' NOT NULL,
	"invite_code" text DEFAULT make_invite_code(),
	"assembler_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"logged_in_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "user_account_guid_unique" UNIQUE("guid"),
	CONSTRAINT "user_account_phone_unique" UNIQUE("phone"),
	CONSTRAINT "user_account_login_unique" UNIQUE("login"),
	CONSTRAINT "user_account_inviteCode_unique" UNIQUE("invite_code"),
	CONSTRAINT "user_message_channel" CHECK ("user_account"."message_channel" in ('both', 'sms', 'email')),
	CONSTRAINT "user_language" CHECK ("user_account"."language" in ('ru', 'kk', 'en')),
	CONSTRAINT "user_phone_digits" CHECK ("user_account"."phone" ~ '^7[0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "vacancy" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vacancy_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"title_kk" text,
	"title_en" text,
	"department" text NOT NULL,
	"region_id" integer,
	"place" text DEFAULT '' NOT NULL,
	"salary_from" bigint,
	"salary_to" bigint,
	"schedule" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"duties" text[] DEFAULT '{}' NOT NULL,
	"wishes" text[] DEFAULT '{}' NOT NULL,
	"offers" text[] DEFAULT '{}' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "vacancy_salary" CHECK ("vacancy"."salary_to" is null or "vacancy"."salary_to" >= "vacancy"."salary_from")
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"logo" text,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vendor_code_unique" UNIQUE("code"),
	CONSTRAINT "vendor_name_unique" UNIQUE("name"),
	CONSTRAINT "vendor_code" CHECK ("vendor"."code" ~ '^(?!0+$)[a-z0-9][a-z0-9_-]{0,119}$')
);
--> statement-breakpoint
CREATE TABLE "waybill_box" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_box_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_id" integer NOT NULL,
	"code" text NOT NULL,
	"article" text NOT NULL,
	"name" text NOT NULL,
	"barcode" text,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"scanned_at" timestamp with time zone,
	"scanned_by_id" integer,
	CONSTRAINT "waybill_box_code" UNIQUE("check_id","code"),
	CONSTRAINT "waybill_box_part" CHECK ("waybill_box"."part" between 1 and "waybill_box"."parts")
);
--> statement-breakpoint
CREATE TABLE "waybill_check" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"started_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"finished_by_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "waybill_check_reason" CHECK ("waybill_check"."reason" = '' or "waybill_check"."finished_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"delivery_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" integer,
	"error" text,
	"detail" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "webhook_attempt_delivery_id_number_pk" PRIMARY KEY("delivery_id","number"),
	CONSTRAINT "webhook_attempt_error" CHECK ("webhook_attempt"."error" in ('status', 'redirect', 'timeout', 'private_address', 'connection')),
	CONSTRAINT "webhook_attempt_answered" CHECK ("webhook_attempt"."status" is not null or "webhook_attempt"."error" is not null)
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failed_reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"is_queued" boolean DEFAULT false NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_delivery_once" UNIQUE("endpoint_id","event_id"),
	CONSTRAINT "webhook_delivery_state" CHECK ("webhook_delivery"."state" in ('waiting', 'delivered', 'failed')),
	CONSTRAINT "webhook_delivery_failed_reason" CHECK (("webhook_delivery"."state" = 'failed') = ("webhook_delivery"."failed_reason" is not null) and "webhook_delivery"."failed_reason" in ('gone', 'exhausted', 'stopped')),
	CONSTRAINT "webhook_delivery_next_attempt" CHECK (("webhook_delivery"."state" = 'waiting') = ("webhook_delivery"."next_attempt_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"state" text DEFAULT 'active' NOT NULL,
	"disabled_reason" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoint_name" CHECK (length("webhook_endpoint"."name") between 1 and 100),
	CONSTRAINT "webhook_endpoint_url" CHECK (length("webhook_endpoint"."url") between 1 and 1000),
	CONSTRAINT "webhook_endpoint_events" CHECK (cardinality("webhook_endpoint"."events") > 0 and "webhook_endpoint"."events" <@ array['order.placed', 'order.state_changed', 'order.paid', 'order.assembled', 'payment.received', 'payment.refunded', 'stock.arrived']),
	CONSTRAINT "webhook_endpoint_state" CHECK ("webhook_endpoint"."state" in ('active', 'paused', 'disabled', 'removed')),
	CONSTRAINT "webhook_endpoint_disabled_reason" CHECK (("webhook_endpoint"."state" = 'disabled') = ("webhook_endpoint"."disabled_reason" is not null) and "webhook_endpoint"."disabled_reason" in ('gone', 'failing')),
	CONSTRAINT "webhook_endpoint_previous" CHECK (("webhook_endpoint"."previous_secret" is null) = ("webhook_endpoint"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "page_announcement" (
	"tag" text PRIMARY KEY NOT NULL,
	"announced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"is_soft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "assembler_entry" ADD CONSTRAINT "assembler_entry_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_entry" ADD CONSTRAINT "assembler_entry_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_entry" ADD CONSTRAINT "assembler_entry_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_profile" ADD CONSTRAINT "assembler_profile_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_profile" ADD CONSTRAINT "assembler_profile_warehouse_id_stock_place_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_slot" ADD CONSTRAINT "assembler_slot_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembler_slot" ADD CONSTRAINT "assembler_slot_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_check" ADD CONSTRAINT "assembly_check_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_check" ADD CONSTRAINT "assembly_check_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_photo" ADD CONSTRAINT "assembly_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_photo" ADD CONSTRAINT "assembly_photo_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assembler" ADD CONSTRAINT "order_assembler_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assembler" ADD CONSTRAINT "order_assembler_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sketch" ADD CONSTRAINT "order_sketch_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sketch" ADD CONSTRAINT "order_sketch_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_change" ADD CONSTRAINT "banner_change_banner_id_banner_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_change" ADD CONSTRAINT "banner_change_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_snapshot" ADD CONSTRAINT "basket_snapshot_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_cause_bonus_operation_cause_fk" FOREIGN KEY ("cause") REFERENCES "public"."bonus_operation"("cause") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entry" ADD CONSTRAINT "bonus_entry_lot_id_bonus_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."bonus_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_phone_bonus_account_phone_fk" FOREIGN KEY ("phone") REFERENCES "public"."bonus_account"("phone") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_cause_bonus_operation_cause_fk" FOREIGN KEY ("cause") REFERENCES "public"."bonus_operation"("cause") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_lot" ADD CONSTRAINT "bonus_lot_source_lot_id_bonus_lot_id_fk" FOREIGN KEY ("source_lot_id") REFERENCES "public"."bonus_lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_phone_bonus_account_phone_fk" FOREIGN KEY ("phone") REFERENCES "public"."bonus_account"("phone") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_operation" ADD CONSTRAINT "bonus_operation_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate" ADD CONSTRAINT "certificate_batch_id_certificate_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."certificate_batch"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_entry" ADD CONSTRAINT "certificate_entry_certificate_id_certificate_id_fk" FOREIGN KEY ("certificate_id") REFERENCES "public"."certificate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_entry" ADD CONSTRAINT "certificate_entry_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_tariff_id_delivery_tariff_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."delivery_tariff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD CONSTRAINT "checkout_draft_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_message" ADD CONSTRAINT "claim_message_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_message" ADD CONSTRAINT "claim_message_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_claim_id_claim_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claim"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_photo" ADD CONSTRAINT "claim_photo_message_id_claim_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."claim_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_consent" ADD CONSTRAINT "user_consent_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "measurer_tariff" ADD CONSTRAINT "measurer_tariff_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contragent" ADD CONSTRAINT "contragent_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD CONSTRAINT "delivery_slot_warehouse_id_stock_place_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_tariff" ADD CONSTRAINT "delivery_tariff_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_zone" ADD CONSTRAINT "delivery_zone_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_tariff_id_delivery_tariff_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."delivery_tariff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_store_id_stock_place_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_slot_id_delivery_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assembly_capacity" ADD CONSTRAINT "assembly_capacity_warehouse_id_stock_place_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_crew" ADD CONSTRAINT "delivery_crew_warehouse_id_stock_place_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_event" ADD CONSTRAINT "dispatch_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_event" ADD CONSTRAINT "dispatch_event_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_event" ADD CONSTRAINT "dispatch_event_crew_id_delivery_crew_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."delivery_crew"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_event" ADD CONSTRAINT "dispatch_event_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_crew" ADD CONSTRAINT "order_crew_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_crew" ADD CONSTRAINT "order_crew_crew_id_delivery_crew_id_fk" FOREIGN KEY ("crew_id") REFERENCES "public"."delivery_crew"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_order" ADD CONSTRAINT "exchange_order_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_part" ADD CONSTRAINT "exchange_part_session_id_exchange_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exchange_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_run" ADD CONSTRAINT "exchange_run_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_session" ADD CONSTRAINT "exchange_session_api_key_id_api_key_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_key"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list" ADD CONSTRAINT "favourite_list_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_item" ADD CONSTRAINT "favourite_list_item_list_id_favourite_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite_list_item" ADD CONSTRAINT "favourite_list_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instruction" ADD CONSTRAINT "instruction_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD CONSTRAINT "order_confirmation_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD CONSTRAINT "order_confirmation_operator_id_user_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmation" ADD CONSTRAINT "order_confirmation_store_id_stock_place_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_view" ADD CONSTRAINT "order_view_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_freed_coupon_id_coupon_id_fk" FOREIGN KEY ("freed_coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_kit_id_product_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_parent_id_shop_order_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_discount" ADD CONSTRAINT "partner_discount_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_discount" ADD CONSTRAINT "partner_discount_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_bill" ADD CONSTRAINT "payment_bill_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_created_by_user_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_link" ADD CONSTRAINT "payment_link_withdrawn_by_user_account_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acquirer_refund" ADD CONSTRAINT "acquirer_refund_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acquirer_refund" ADD CONSTRAINT "acquirer_refund_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_received_by_user_account_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_discrepancy" ADD CONSTRAINT "payment_discrepancy_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entry" ADD CONSTRAINT "payment_entry_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_placement" ADD CONSTRAINT "payment_placement_basket_group_checkout_guid_fk" FOREIGN KEY ("basket_group") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_refund" ADD CONSTRAINT "return_refund_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_price" ADD CONSTRAINT "planned_price_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planned_price" ADD CONSTRAINT "planned_price_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tag" ADD CONSTRAINT "price_tag_store_id_stock_place_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tag" ADD CONSTRAINT "price_tag_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tag" ADD CONSTRAINT "price_tag_printed_by_id_user_account_id_fk" FOREIGN KEY ("printed_by_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_banner" ADD CONSTRAINT "product_banner_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_banner" ADD CONSTRAINT "product_banner_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_kit_id_product_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kit_part" ADD CONSTRAINT "kit_part_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_tag_id_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "constructor_project" ADD CONSTRAINT "constructor_project_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_property" ADD CONSTRAINT "offer_property_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_property" ADD CONSTRAINT "offer_property_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_value" ADD CONSTRAINT "property_value_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_feed" ADD CONSTRAINT "public_feed_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_position" ADD CONSTRAINT "receipt_position_receipt_id_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_note" ADD CONSTRAINT "reconciliation_note_resolved_by_id_user_account_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_user_account_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_line" ADD CONSTRAINT "refund_request_line_request_id_refund_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_request_line" ADD CONSTRAINT "refund_request_line_order_line_id_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_zone" ADD CONSTRAINT "price_zone_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_price_zone_id_price_zone_id_fk" FOREIGN KEY ("price_zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_contact" ADD CONSTRAINT "region_contact_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_warehouse" ADD CONSTRAINT "region_warehouse_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_request" ADD CONSTRAINT "form_request_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_photo" ADD CONSTRAINT "review_photo_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_payment_id_sandbox_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."sandbox_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_offer" ADD CONSTRAINT "search_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_banner" ADD CONSTRAINT "section_banner_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_parent_id_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badge" ADD CONSTRAINT "product_badge_badge_id_badge_id_fk" FOREIGN KEY ("badge_id") REFERENCES "public"."badge"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider" ADD CONSTRAINT "slider_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_product" ADD CONSTRAINT "sponsored_product_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_product" ADD CONSTRAINT "sponsored_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_log" ADD CONSTRAINT "staff_log_staff_id_user_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_store_id_stock_place_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_id_user_account_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_member" ADD CONSTRAINT "staff_member_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notice" ADD CONSTRAINT "stock_notice_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_place" ADD CONSTRAINT "stock_place_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interior_style" ADD CONSTRAINT "interior_style_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription" ADD CONSTRAINT "subscription_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vacancy" ADD CONSTRAINT "vacancy_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill_box" ADD CONSTRAINT "waybill_box_check_id_waybill_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."waybill_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waybill_check" ADD CONSTRAINT "waybill_check_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_id_webhook_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_webhook_endpoint_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoint"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_event_id_webhook_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_event"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_search_language" ON "asked_search" USING btree ("language","day");--> statement-breakpoint
CREATE INDEX "assembler_entry_assembler" ON "assembler_entry" USING btree ("assembler_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "assembler_entry_earning" ON "assembler_entry" USING btree ("order_id") WHERE "assembler_entry"."kind" = 'earning';--> statement-breakpoint
CREATE INDEX "assembler_slot_order_id" ON "assembler_slot" USING btree ("order_id") WHERE "assembler_slot"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "assembler_slot_day" ON "assembler_slot" USING btree ("day");--> statement-breakpoint
CREATE INDEX "assembly_photo_order_id" ON "assembly_photo" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_assembler_assembler_id_index" ON "order_assembler" USING btree ("assembler_id");--> statement-breakpoint
CREATE INDEX "order_sketch_order_id" ON "order_sketch" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "banner_kind_sort_index" ON "banner" USING btree ("kind","sort");--> statement-breakpoint
CREATE INDEX "basket_line_offer_id_index" ON "basket_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "basket_share_session_id_created_at_index" ON "basket_share" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "basket_share_expires_at_index" ON "basket_share" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bonus_entry_lot_id_index" ON "bonus_entry" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "bonus_lot_phone_index" ON "bonus_lot" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bonus_lot_to_expire" ON "bonus_lot" USING btree ("expires_at") WHERE "bonus_lot"."left_amount" > 0;--> statement-breakpoint
CREATE INDEX "bonus_operation_phone_created_at_index" ON "bonus_operation" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "bonus_operation_order_id_index" ON "bonus_operation" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "certificate_batch_id_index" ON "certificate" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "certificate_entry_certificate_id_index" ON "certificate_entry" USING btree ("certificate_id");--> statement-breakpoint
CREATE INDEX "certificate_entry_payment_guid_index" ON "certificate_entry" USING btree ("payment_guid");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_open_session" ON "checkout_draft" USING btree ("session_id") WHERE "checkout_draft"."user_id" is null and "checkout_draft"."basket_group" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_draft_open_user" ON "checkout_draft" USING btree ("user_id") WHERE "checkout_draft"."user_id" is not null and "checkout_draft"."basket_group" is null;--> statement-breakpoint
CREATE INDEX "checkout_draft_expires_at_index" ON "checkout_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "claim_order_id_index" ON "claim" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "claim_user_id_index" ON "claim" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claim_order_line_id_index" ON "claim" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "claim_return_id_index" ON "claim" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "claim_waiting_since" ON "claim" USING btree ("waiting_since") WHERE "claim"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_draft" ON "claim" USING btree ("order_id") WHERE "claim"."state" = 'draft';--> statement-breakpoint
CREATE INDEX "claim_message_claim_id_index" ON "claim_message" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_message_user_id_index" ON "claim_message" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "claim_photo_claim_id_index" ON "claim_photo" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_photo_message_id_index" ON "claim_photo" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "user_consent_user_id_id_index" ON "user_consent" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contragent_once" ON "contragent" USING btree ("user_id",("company" ->> 'inn'),("account" ->> 'account'));--> statement-breakpoint
CREATE INDEX "coupon_use_coupon_id_phone_index" ON "coupon_use" USING btree ("coupon_id","phone");--> statement-breakpoint
CREATE INDEX "coupon_use_basket_group_index" ON "coupon_use" USING btree ("basket_group");--> statement-breakpoint
CREATE INDEX "delivery_zone_region_id_index" ON "delivery_zone" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "order_delivery_slot_id_index" ON "order_delivery" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "order_delivery_day_index" ON "order_delivery" USING btree ("day");--> statement-breakpoint
CREATE INDEX "order_delivery_pickup" ON "order_delivery" USING btree ("store_id","day") WHERE "order_delivery"."kind" = 'pickup' and "order_delivery"."day" is not null;--> statement-breakpoint
CREATE INDEX "order_delivery_store_id_index" ON "order_delivery" USING btree ("store_id") WHERE "order_delivery"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "dispatch_event_order" ON "dispatch_event" USING btree ("order_id","assembler_id");--> statement-breakpoint
CREATE INDEX "order_crew_crew_id" ON "order_crew" USING btree ("crew_id");--> statement-breakpoint
CREATE INDEX "exchange_entry_good" ON "exchange_entry" USING btree ("good_key") WHERE "exchange_entry"."kind" = 'offer';--> statement-breakpoint
CREATE INDEX "exchange_run_session" ON "exchange_run" USING btree ("session_id","file_name");--> statement-breakpoint
CREATE INDEX "favourite_offer_id_index" ON "favourite" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "favourite_list_item_offer_id_index" ON "favourite_list_item" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "picture_look_edition_index" ON "picture_look" USING btree ("edition");--> statement-breakpoint
CREATE INDEX "vision_query_created_at_index" ON "vision_query" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "instruction_product_id_index" ON "instruction" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_section" ON "listing" USING gin ("section_path");--> statement-breakpoint
CREATE INDEX "listing_popular" ON "listing" USING btree ("zone_id","popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_offer_leaf" ON "listing_offer" USING btree ("zone_id","leaf_section_id");--> statement-breakpoint
CREATE INDEX "listing_offer_section" ON "listing_offer" USING gin ("section_path");--> statement-breakpoint
CREATE INDEX "listing_offer_values" ON "listing_offer" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "listing_offer_product" ON "listing_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_offer_sale" ON "listing_offer" USING btree ("zone_id","product_id") WHERE "listing_offer"."discount_percent" > 1;--> statement-breakpoint
CREATE INDEX "listing_offer_hit" ON "listing_offer" USING btree ("zone_id","product_id") WHERE "listing_offer"."is_hit";--> statement-breakpoint
CREATE INDEX "stale_listing_product" ON "stale_listing" USING btree ("product_id","zone_id");--> statement-breakpoint
CREATE INDEX "message_due" ON "message" USING btree ("due_at") WHERE "message"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "news_article_published_at_index" ON "news_article" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "order_confirmation_store_id_index" ON "order_confirmation" USING btree ("store_id") WHERE "order_confirmation"."store_id" is not null;--> statement-breakpoint
CREATE INDEX "order_return_order_id_index" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_line_order_line_id_index" ON "order_return_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "checkout_user_id_created_at_index" ON "checkout" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "checkout_phone_index" ON "checkout" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "checkout_phone_part" ON "checkout" USING gin ("phone" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "checkout_name_part" ON "checkout" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "checkout_unverified_session" ON "checkout" USING btree ("session_id") WHERE not "checkout"."is_verified";--> statement-breakpoint
CREATE INDEX "checkout_client_address" ON "checkout" USING btree ("client_address","created_at") WHERE "checkout"."client_address" is not null;--> statement-breakpoint
CREATE INDEX "order_event_order_id_index" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_event_created_at" ON "order_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_line_order_id_index" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_offer_id_index" ON "order_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "order_line_article_index" ON "order_line" USING btree ("article");--> statement-breakpoint
CREATE INDEX "order_line_kit" ON "order_line" USING btree ("kit_id") WHERE "order_line"."kit_id" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_basket_group_index" ON "shop_order" USING btree ("basket_group");--> statement-breakpoint
CREATE INDEX "shop_order_parent_id_index" ON "shop_order" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "shop_order_created_at_index" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_place_id_created_at_index" ON "shop_order" USING btree ("place_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_order_state_id_index" ON "shop_order" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "shop_order_payment_state_id_index" ON "shop_order" USING btree ("payment_state","id");--> statement-breakpoint
CREATE INDEX "shop_order_number_start" ON "shop_order" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "shop_order_to_refund" ON "shop_order" USING btree ("id") WHERE "shop_order"."state" = 'cancelled' and "shop_order"."paid_sum" > "shop_order"."refunded_sum";--> statement-breakpoint
CREATE INDEX "shop_order_overpaid" ON "shop_order" USING btree ("id") WHERE "shop_order"."paid_sum" - "shop_order"."refunded_sum" > "shop_order"."total";--> statement-breakpoint
CREATE INDEX "partner_discount_vendor_id_index" ON "partner_discount" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "payment_bill_basket_group_index" ON "payment_bill" USING btree ("basket_group");--> statement-breakpoint
CREATE INDEX "payment_link_basket_group_index" ON "payment_link" USING btree ("basket_group");--> statement-breakpoint
CREATE INDEX "acquirer_refund_order_id_index" ON "acquirer_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_basket_group_index" ON "payment" USING btree ("basket_group");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open" ON "payment" USING btree ("basket_group") WHERE "payment"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_to_ask" ON "payment" USING btree ("ask_at") WHERE "payment"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_entry_order_id_index" ON "payment_entry" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_entry_created_at_index" ON "payment_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "planned_price_due" ON "planned_price" USING btree ("starts_at") WHERE "planned_price"."applied_at" is null;--> statement-breakpoint
CREATE INDEX "planned_price_offer" ON "planned_price" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "poll_answer_poll_created_at_index" ON "poll_answer" USING btree ("poll","created_at");--> statement-breakpoint
CREATE INDEX "price_tag_offer_id_index" ON "price_tag" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "price_tag_printed_by_id_index" ON "price_tag" USING btree ("printed_by_id");--> statement-breakpoint
CREATE INDEX "price_request_phone_created_at_index" ON "price_request" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "product_banner_product_id_index" ON "product_banner" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_banner_section_id_index" ON "product_banner" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "kit_part_offer_id_index" ON "kit_part" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_product_id_index" ON "offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offer_article_index" ON "offer" USING btree ("article");--> statement-breakpoint
CREATE INDEX "picture_product_id_index" ON "picture" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "picture_offer_id_index" ON "picture" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "picture_file_index" ON "picture" USING btree ("file");--> statement-breakpoint
CREATE INDEX "price_offer_id_index" ON "price" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "product_section_id_index" ON "product" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "product_vendor_id_index" ON "product" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "product_tag_tag_id_index" ON "product_tag" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "constructor_project_session_id_updated_at_index" ON "constructor_project" USING btree ("session_id","updated_at");--> statement-breakpoint
CREATE INDEX "constructor_project_user_id_updated_at_index" ON "constructor_project" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "promotion_product_product_id_index" ON "promotion_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offer_property_property_id_value_id_index" ON "offer_property" USING btree ("property_id","value_id");--> statement-breakpoint
CREATE INDEX "question_product_id_is_approved_index" ON "question" USING btree ("product_id","is_approved");--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("created_at") WHERE not "question"."is_approved" and "question"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "receipt_order_id_index" ON "receipt" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipt_unregistered" ON "receipt" USING btree ("ask_at") WHERE "receipt"."registered_at" is null;--> statement-breakpoint
CREATE INDEX "invitation_user_id_created_at_index" ON "invitation" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_inviter_id_index" ON "referral" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "refund_request_order_id_index" ON "refund_request" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refund_request_waiting" ON "refund_request" USING btree ("order_id") WHERE "refund_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "refund_request_line_order_line_id_index" ON "refund_request_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "form_request_content_hash_created_at_index" ON "form_request" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "form_request_phone_created_at_index" ON "form_request" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "form_request_open" ON "form_request" USING btree ("kind","created_at") WHERE "form_request"."done_at" is null;--> statement-breakpoint
CREATE INDEX "review_product_id_is_approved_index" ON "review" USING btree ("product_id","is_approved");--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE not "review"."is_approved" and "review"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "review_photo_review_id_index" ON "review_photo" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "search_document_text" ON "search_document" USING gin ("text");--> statement-breakpoint
CREATE INDEX "search_document_name" ON "search_document" USING btree ("name");--> statement-breakpoint
CREATE INDEX "search_document_popular" ON "search_document" USING btree ("popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "search_offer_text" ON "search_offer" USING gin ("text");--> statement-breakpoint
CREATE INDEX "search_offer_product" ON "search_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_offer_article" ON "search_offer" USING btree ("article" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_lexeme" ON "search_word" USING btree ("lexeme" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigram" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "section_banner_section_id_position_index" ON "section_banner" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "section_parent_id_index" ON "section" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "login_failure_login_hash_created_at_index" ON "login_failure" USING btree ("login_hash","created_at");--> statement-breakpoint
CREATE INDEX "login_failure_address_created_at_index" ON "login_failure" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_code_phone_created_at_index" ON "sms_code" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_address_created_at_index" ON "sms_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_session_id_created_at_index" ON "sms_code" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "spent_captcha_expires_at_index" ON "spent_captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "product_badge_badge_id_index" ON "product_badge" USING btree ("badge_id");--> statement-breakpoint
CREATE INDEX "shop_review_is_approved_created_at_index" ON "shop_review" USING btree ("is_approved","created_at");--> statement-breakpoint
CREATE INDEX "shop_review_waiting" ON "shop_review" USING btree ("created_at") WHERE not "shop_review"."is_approved" and "shop_review"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "slider_place_sort_index" ON "slider" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "sponsored_product_section_id_position_index" ON "sponsored_product" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "staff_log_staff_id_index" ON "staff_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "staff_log_row" ON "staff_log" USING btree ("table_name","row_key","id");--> statement-breakpoint
CREATE INDEX "staff_log_created_at_index" ON "staff_log" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitation_one_first" ON "staff_invitation" USING btree ((true)) WHERE "staff_invitation"."invited_by_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notice_once" ON "stock_notice" USING btree ("offer_id","region_id","recipient");--> statement-breakpoint
CREATE INDEX "stock_notice_recipient_index" ON "stock_notice" USING btree ("recipient");--> statement-breakpoint
CREATE INDEX "stock_notice_user_id_index" ON "stock_notice" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reservation_order_line_id_index" ON "reservation" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "reservation_due" ON "reservation" USING btree ("expires_at") WHERE "reservation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_place_id_index" ON "stock" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "stock_place_region_id_kind_index" ON "stock_place" USING btree ("region_id","kind");--> statement-breakpoint
CREATE INDEX "upload_user_id" ON "upload" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_loose" ON "upload" USING btree ("touched_at") WHERE "upload"."attached_at" is null or "upload"."state" = 'removed';--> statement-breakpoint
CREATE INDEX "user_account_staff" ON "user_account" USING btree ("id") WHERE "user_account"."groups" && '{1,20,26,29,45,60}';--> statement-breakpoint
CREATE INDEX "user_login_lower" ON "user_account" USING btree (lower("login"));--> statement-breakpoint
CREATE INDEX "waybill_check_order_id_index" ON "waybill_check" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waybill_check_current" ON "waybill_check" USING btree ("order_id") WHERE "waybill_check"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_delivery_to_queue" ON "webhook_delivery" USING btree ("id") WHERE not "webhook_delivery"."is_queued";--> statement-breakpoint
CREATE INDEX "webhook_delivery_event" ON "webhook_delivery" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "webhook_event_created_at" ON "webhook_event" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_started_at_index" ON "idempotency" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");
--> statement-breakpoint
-- Warehouses are declared after regions, to which they refer.
alter table region_warehouse add constraint region_warehouse_warehouse_id_stock_place_id_fk
  foreign key (warehouse_id) references stock_place;
--> statement-breakpoint
-- A rare name must not be estimated as a frequent one, which would be looked for among all orders.
alter table checkout alter column name set statistics 1000;
--> statement-breakpoint
-- What an offer costs in each price zone: the zone's own price, else the rouble price at the rate.
create view offer_price as
select z.id as zone_id, o.id as offer_id, o.product_id,
  coalesce(own.amount, round(base.amount * c.exchange_rate)::bigint) as amount,
  coalesce(own.old_amount, round(base.old_amount * c.exchange_rate)::bigint) as old_amount,
  c.code = 'RUB' as is_rouble
from offer o
cross join price_zone z
join currency c on c.code = z.currency_code
left join price own on own.offer_id = o.id and own.zone_id = z.id
left join price base on base.offer_id = o.id
  and base.zone_id = (select id from price_zone where is_default order by id limit 1)
where o.is_active and coalesce(own.amount, base.amount) is not null;
--> statement-breakpoint
-- Places whose stock a region sells: the warehouses that supply it and its own stores.
create view region_place as
select rw.region_id, rw.warehouse_id as place_id from region_warehouse rw
union
select sp.region_id, sp.id from stock_place sp where sp.kind = 'store' and sp.is_active;
--> statement-breakpoint
-- What must be in stock for an offer to be sold: itself, and of a kit each required part. The least of
-- goods by the metre is a tenth.
create view offer_piece as
select o.id as offer_id, o.product_id, o.id as piece_id, 0.1::double precision as least
from offer o
where not exists (
  select from kit_part kp where kp.kit_id = o.product_id and not kp.is_optional)
union all
select o.id, o.product_id, kp.offer_id, kp.count
from kit_part kp join offer o on o.product_id = kp.kit_id
where not kp.is_optional;
--> statement-breakpoint
-- How the money of a payment was distributed over the orders of its checkout: what came in, and the net
-- of what was moved between them.
create view payment_share as
select payment_guid, order_id,
  sum(case direction when 'in' then amount else -amount end)::bigint as amount
from payment_entry where direction = 'in' or reason = 'moved' group by payment_guid, order_id;
--> statement-breakpoint
-- What begins and ends by the clock is announced to pages from now on.
insert into page_announcement (tag) values ('promotion'), ('news');
--> statement-breakpoint
-- Synonyms of the search (ADR 0088); staff change them.
insert into search_vocabulary (phrase, meaning) values
  ('банкетка', 'word=пуф'),
  ('бархат', 'word=велюр'),
  ('бархатный', 'word=велюр'),
  ('велюровый', 'word=велюр'),
  ('вешалка', 'word=прихожая'),
  ('витрина', 'word=буфет'),
  ('гардероб', 'word=шкаф'),
  ('гарнитур', 'word=кухня'),
  ('графит', 'word=серый'),
  ('графитовый', 'word=серый'),
  ('двухспальная кровать', 'word=двуспальная кровать'),
  ('деревянный', 'word=дерево'),
  ('диван трансформер', 'word=диван-кровать'),
  ('дорожка на пол', 'word=ковровая дорожка'),
  ('дубовый', 'word=дуб'),
  ('журнальный стол', 'word=журнальный столик'),
  ('изумрудный', 'word=зеленый'),
  ('индиго', 'word=синий'),
  ('книжный шкаф', 'word=стеллаж'),
  ('кожаный', 'word=кожа'),
  ('компьютерное кресло', 'word=рабочее кресло'),
  ('компьютерный стол', 'word=письменный стол'),
  ('кофейный столик', 'word=журнальный столик'),
  ('кремовый', 'word=бежевый'),
  ('кроватка', 'word=детская кровать'),
  ('купе', 'word=шкаф-купе'),
  ('кухонный гарнитур', 'word=кухня'),
  ('кухонный стол', 'word=обеденный стол'),
  ('кухонный стул', 'word=обеденный стул'),
  ('кушетка', 'word=диван'),
  ('лампа', 'word=светильник'),
  ('ложе', 'word=кровать'),
  ('льна', 'word=лен'),
  ('льняной', 'word=лен'),
  ('люстра', 'word=подвесной светильник'),
  ('матрац', 'word=матрас'),
  ('мебель в прихожую', 'word=прихожая'),
  ('металлический', 'word=металл'),
  ('мраморный', 'word=мрамор'),
  ('напольная лампа', 'word=торшер'),
  ('напольный светильник', 'word=торшер'),
  ('настольный светильник', 'word=настольная лампа'),
  ('ночник', 'word=настольная лампа'),
  ('ночной столик', 'word=прикроватная тумба'),
  ('оливковый', 'word=зеленый'),
  ('ореховый', 'word=орех'),
  ('освещение', 'word=светильник'),
  ('офисное кресло', 'word=рабочее кресло'),
  ('офисный стул', 'word=рабочее кресло'),
  ('палас', 'word=ковер'),
  ('парта', 'word=письменный стол'),
  ('песочный', 'word=бежевый'),
  ('подростковая кровать', 'word=детская кровать'),
  ('подушечка', 'word=подушка'),
  ('полка для книг', 'word=стеллаж'),
  ('полка для обуви', 'word=обувница'),
  ('полубарный стул', 'word=барный стул'),
  ('потолочный светильник', 'word=подвесной светильник'),
  ('прикроватный столик', 'word=прикроватная тумба'),
  ('приставной столик', 'word=журнальный столик'),
  ('пуфик', 'word=пуф'),
  ('рабочий стол', 'word=письменный стол'),
  ('раздвижной шкаф', 'word=шкаф-купе'),
  ('раскладной диван', 'word=диван-кровать'),
  ('раскладной стол', 'word=раздвижной стол'),
  ('рогожковый', 'word=рогожка'),
  ('с оттоманкой', 'word=угловой'),
  ('сервант', 'word=буфет'),
  ('складной стол', 'word=раздвижной стол'),
  ('софа', 'word=диван'),
  ('стеклянный', 'word=стекло'),
  ('стол для кухни', 'word=обеденный стол'),
  ('стол трансформер', 'word=раздвижной стол'),
  ('стол-книжка', 'word=раздвижной стол'),
  ('стул без спинки', 'word=табурет'),
  ('стул для кухни', 'word=обеденный стул'),
  ('стульчик', 'word=стул'),
  ('тахта', 'word=диван'),
  ('тв тумба', 'word=тумба под телевизор'),
  ('тумба для обуви', 'word=обувница'),
  ('тумба для телевизора', 'word=тумба под телевизор'),
  ('тумба под тв', 'word=тумба под телевизор'),
  ('тумба с ящиками', 'word=комод'),
  ('тумбочка', 'word=тумба'),
  ('шифоньер', 'word=шкаф'),
  ('шоколад', 'word=коричневый'),
  ('шоколадный', 'word=коричневый'),
  ('экокожа', 'word=кожа'),
  ('этажерка', 'word=стеллаж'),
  ('ясеневый', 'word=ясень');
