CREATE TABLE "basket" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "basket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"coupon" text,
	"coupon_phone" text,
	"bonus_sum" integer DEFAULT 0 NOT NULL,
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
	"kit_id" integer DEFAULT 0 NOT NULL,
	"seen_price" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_line_basketId_offerId_kitId_unique" UNIQUE("basket_id","offer_id","kit_id"),
	CONSTRAINT "basket_line_quantity" CHECK ("basket_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"zone_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"section_path" integer[] NOT NULL,
	"vendor_id" integer NOT NULL,
	"tag_ids" integer[] DEFAULT '{}' NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"is_hit" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"rating" integer DEFAULT 0 NOT NULL,
	"card" jsonb NOT NULL,
	"search_text" "tsvector",
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
	"price" integer NOT NULL,
	"discount_percent" integer DEFAULT 0 NOT NULL,
	"is_hit" boolean NOT NULL,
	"value_ids" integer[] DEFAULT '{}' NOT NULL,
	"numbers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"popularity" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "listing_offer_zone_id_offer_id_pk" PRIMARY KEY("zone_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "kit_part" (
	"kit_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"is_optional" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "offer_guid_unique" UNIQUE("guid"),
	CONSTRAINT "offer_barcode_unique" UNIQUE("barcode"),
	CONSTRAINT "offer_externalId_unique" UNIQUE("external_id")
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
	"amount" integer NOT NULL,
	"old_amount" integer NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_guid_unique" UNIQUE("guid"),
	CONSTRAINT "product_code_unique" UNIQUE("code"),
	CONSTRAINT "product_externalId_unique" UNIQUE("external_id"),
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
	"group" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "property_code_unique" UNIQUE("code"),
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
	"seo_title" text,
	"seo_description" text,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"external_id" text,
	CONSTRAINT "section_code_unique" UNIQUE("code"),
	CONSTRAINT "section_externalId_unique" UNIQUE("external_id")
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
	CONSTRAINT "tag_sectionId_code_unique" UNIQUE("section_id","code")
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
	"price" integer DEFAULT 0 NOT NULL,
	"free_from" integer,
	"price_per_km" integer DEFAULT 0 NOT NULL,
	"city_radius_km" double precision DEFAULT 15 NOT NULL,
	"to_door_price" integer DEFAULT 0 NOT NULL,
	"lift_price" integer DEFAULT 0 NOT NULL,
	"floor_price" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_tariff_regionId_kind_name_unique" UNIQUE("region_id","kind","name"),
	CONSTRAINT "delivery_tariff_kind" CHECK ("delivery_tariff"."kind" in ('pickup','courier','transport','delayed'))
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
	"price" integer NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"purpose" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "message_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "message_state" CHECK ("message"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "checkout" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" integer,
	"user_id" integer,
	"is_phone_confirmed" boolean DEFAULT false NOT NULL,
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_basketId_basketVersion_unique" UNIQUE("basket_id","basket_version")
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"user_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"name" text NOT NULL,
	"article" text NOT NULL,
	"vendor_name" text DEFAULT '' NOT NULL,
	"picture" text,
	"quantity" double precision NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer NOT NULL,
	"coupon_discount" integer DEFAULT 0 NOT NULL,
	"bonus_spent" integer DEFAULT 0 NOT NULL,
	"sum" integer NOT NULL,
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_sum" CHECK ("order_line"."sum" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"checkout_guid" uuid NOT NULL,
	"place_id" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"payment_state" text DEFAULT 'unpaid' NOT NULL,
	"assembly_state" text DEFAULT 'none' NOT NULL,
	"goods_sum" integer NOT NULL,
	"coupon_discount" integer DEFAULT 0 NOT NULL,
	"bonus_spent" integer DEFAULT 0 NOT NULL,
	"delivery_sum" integer DEFAULT 0 NOT NULL,
	"services_sum" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"paid_sum" integer DEFAULT 0 NOT NULL,
	"refunded_sum" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "payment" (
	"guid" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"checkout_guid" uuid NOT NULL,
	"provider" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"provider_payment_id" text,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"ask_at" timestamp with time zone,
	CONSTRAINT "payment_provider_providerPaymentId_unique" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" > 0),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('pending', 'succeeded', 'canceled'))
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
CREATE TABLE "payment_share" (
	"payment_guid" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "payment_share_paymentGuid_orderId_unique" UNIQUE("payment_guid","order_id")
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
	"installment_type" text DEFAULT 'installment' NOT NULL,
	"split_available" boolean DEFAULT true NOT NULL,
	"plait_available" boolean DEFAULT false NOT NULL,
	CONSTRAINT "region_code_unique" UNIQUE("code"),
	CONSTRAINT "region_prepayment_percent" CHECK ("region"."min_percent_prepayment" between 0 and 100),
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
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"guid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" integer,
	"author_name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"score" integer NOT NULL,
	"pros" text DEFAULT '' NOT NULL,
	"cons" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"vote_yes" integer DEFAULT 0 NOT NULL,
	"vote_no" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_guid_unique" UNIQUE("guid"),
	CONSTRAINT "review_score" CHECK ("review"."score" between 1 and 5),
	CONSTRAINT "review_votes" CHECK ("review"."vote_yes" >= 0 and "review"."vote_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotence_key" text NOT NULL,
	"amount" integer NOT NULL,
	"currency_code" text NOT NULL,
	"description" text NOT NULL,
	"return_url" text NOT NULL,
	"webhook_url" text NOT NULL,
	"metadata" text DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"card_last4" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sandbox_payment_idempotenceKey_unique" UNIQUE("idempotence_key"),
	CONSTRAINT "sandbox_amount" CHECK ("sandbox_payment"."amount" > 0),
	CONSTRAINT "sandbox_refunded" CHECK ("sandbox_payment"."refunded" between 0 and "sandbox_payment"."amount")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer,
	"confirmed_phone" text,
	"pending_user_id" integer,
	"shows_hidden_blocks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
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
	CONSTRAINT "reservation_state" CHECK ("reservation"."state" in ('held', 'released', 'consumed'))
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"offer_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"on_hand" double precision NOT NULL,
	"reserved" double precision DEFAULT 0 NOT NULL,
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
	CONSTRAINT "stock_place_guid_unique" UNIQUE("guid"),
	CONSTRAINT "stock_place_code_unique" UNIQUE("code"),
	CONSTRAINT "stock_place_kind" CHECK ("stock_place"."kind" in ('warehouse', 'store'))
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "user_account_guid_unique" UNIQUE("guid"),
	CONSTRAINT "user_account_phone_unique" UNIQUE("phone"),
	CONSTRAINT "user_account_login_unique" UNIQUE("login"),
	CONSTRAINT "user_phone_digits" CHECK ("user_account"."phone" ~ '^7[0-9]{10}$')
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
	CONSTRAINT "vendor_name_unique" UNIQUE("name")
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
CREATE TABLE "job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"dedupe_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_dedupeKey_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "job_attempts" CHECK ("job"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "page_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"is_soft" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_zone_id_price_zone_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_offer" ADD CONSTRAINT "listing_offer_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "offer_property" ADD CONSTRAINT "offer_property_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_property" ADD CONSTRAINT "offer_property_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_value" ADD CONSTRAINT "property_value_property_id_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."property"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section" ADD CONSTRAINT "section_parent_id_section_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."section"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag" ADD CONSTRAINT "tag_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD CONSTRAINT "delivery_slot_warehouse_id_stock_place_id_fk" FOREIGN KEY ("warehouse_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_tariff" ADD CONSTRAINT "delivery_tariff_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_tariff_id_delivery_tariff_id_fk" FOREIGN KEY ("tariff_id") REFERENCES "public"."delivery_tariff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_store_id_stock_place_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_delivery" ADD CONSTRAINT "order_delivery_slot_id_delivery_slot_id_fk" FOREIGN KEY ("slot_id") REFERENCES "public"."delivery_slot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_checkout_guid_checkout_guid_fk" FOREIGN KEY ("checkout_guid") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_checkout_guid_checkout_guid_fk" FOREIGN KEY ("checkout_guid") REFERENCES "public"."checkout"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_share" ADD CONSTRAINT "payment_share_payment_guid_payment_guid_fk" FOREIGN KEY ("payment_guid") REFERENCES "public"."payment"("guid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_zone" ADD CONSTRAINT "price_zone_currency_code_currency_code_fk" FOREIGN KEY ("currency_code") REFERENCES "public"."currency"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region" ADD CONSTRAINT "region_price_zone_id_price_zone_id_fk" FOREIGN KEY ("price_zone_id") REFERENCES "public"."price_zone"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_contact" ADD CONSTRAINT "region_contact_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "region_warehouse" ADD CONSTRAINT "region_warehouse_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_place_id_stock_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_place" ADD CONSTRAINT "stock_place_region_id_region_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."region"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_line_offer_id_index" ON "basket_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "listing_section" ON "listing" USING gin ("section_path");--> statement-breakpoint
CREATE INDEX "listing_popular" ON "listing" USING btree ("zone_id","popularity" DESC NULLS LAST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_search" ON "listing" USING gin ("search_text");--> statement-breakpoint
CREATE INDEX "listing_offer_leaf" ON "listing_offer" USING btree ("zone_id","leaf_section_id");--> statement-breakpoint
CREATE INDEX "listing_offer_section" ON "listing_offer" USING gin ("section_path");--> statement-breakpoint
CREATE INDEX "listing_offer_values" ON "listing_offer" USING gin ("value_ids");--> statement-breakpoint
CREATE INDEX "listing_offer_product" ON "listing_offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offer_product_id_index" ON "offer" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "offer_article_index" ON "offer" USING btree ("article");--> statement-breakpoint
CREATE INDEX "picture_product_id_index" ON "picture" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "picture_offer_id_index" ON "picture" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "price_offer_id_index" ON "price" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "product_section_id_index" ON "product" USING btree ("section_id");--> statement-breakpoint
CREATE INDEX "product_vendor_id_index" ON "product" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "product_tag_tag_id_index" ON "product_tag" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "offer_property_property_id_value_id_index" ON "offer_property" USING btree ("property_id","value_id");--> statement-breakpoint
CREATE INDEX "section_parent_id_index" ON "section" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "order_delivery_slot_id_index" ON "order_delivery" USING btree ("slot_id");--> statement-breakpoint
CREATE INDEX "favourite_offer_id_index" ON "favourite" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "message_waiting" ON "message" USING btree ("id") WHERE "message"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "checkout_user_id_created_at_index" ON "checkout" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "checkout_phone_index" ON "checkout" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "order_event_order_id_index" ON "order_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_order_id_index" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_offer_id_index" ON "order_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "shop_order_checkout_guid_index" ON "shop_order" USING btree ("checkout_guid");--> statement-breakpoint
CREATE INDEX "shop_order_created_at_index" ON "shop_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "shop_order_place_id_created_at_index" ON "shop_order" USING btree ("place_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_checkout_guid_index" ON "payment" USING btree ("checkout_guid");--> statement-breakpoint
CREATE INDEX "payment_pending" ON "payment" USING btree ("ask_at") WHERE "payment"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "review_product_id_is_approved_index" ON "review" USING btree ("product_id","is_approved");--> statement-breakpoint
CREATE INDEX "session_user_id_index" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_code_phone_created_at_index" ON "sms_code" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_address_created_at_index" ON "sms_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "sms_code_session_id_created_at_index" ON "sms_code" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "reservation_order_line_id_index" ON "reservation" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "reservation_due" ON "reservation" USING btree ("expires_at") WHERE "reservation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "stock_place_id_index" ON "stock" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "stock_place_region_id_kind_index" ON "stock_place" USING btree ("region_id","kind");--> statement-breakpoint
CREATE INDEX "user_login_lower" ON "user_account" USING btree (lower("login"));--> statement-breakpoint
CREATE INDEX "idempotency_started_at_index" ON "idempotency" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_at") WHERE "job"."done_at" is null and "job"."dead_at" is null;