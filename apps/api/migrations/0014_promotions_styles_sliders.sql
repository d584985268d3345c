CREATE TABLE "promotion" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"description" text DEFAULT '' NOT NULL,
	"picture" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_code_unique" UNIQUE("code"),
	CONSTRAINT "promotion_period" CHECK ("promotion"."ends_at" > "promotion"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "promotion_product" (
	"promotion_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "promotion_product_promotion_id_product_id_pk" PRIMARY KEY("promotion_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "interior_style" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interior_style_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_kk" text,
	"name_en" text,
	"description" text DEFAULT '' NOT NULL,
	"picture" text,
	"value_id" integer NOT NULL,
	"position" integer DEFAULT 500 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "interior_style_code_unique" UNIQUE("code")
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
CREATE TABLE "section_banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "section_banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"section_id" integer NOT NULL,
	"name" text NOT NULL,
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
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_product" ADD CONSTRAINT "promotion_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interior_style" ADD CONSTRAINT "interior_style_value_id_property_value_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."property_value"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_product" ADD CONSTRAINT "sponsored_product_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsored_product" ADD CONSTRAINT "sponsored_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider" ADD CONSTRAINT "slider_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_banner" ADD CONSTRAINT "section_banner_section_id_section_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."section"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_product_product_id_index" ON "promotion_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sponsored_product_section_id_position_index" ON "sponsored_product" USING btree ("section_id","position");--> statement-breakpoint
CREATE INDEX "slider_place_sort_index" ON "slider" USING btree ("place","sort");--> statement-breakpoint
CREATE INDEX "section_banner_section_id_position_index" ON "section_banner" USING btree ("section_id","position");--> statement-breakpoint
-- Pages and answers that show them are made anew.
do $$
declare
  watched text[][] := array[
    ['promotion', 'promotion'], ['promotion_product', 'promotion'], ['interior_style', 'style'],
    ['sponsored_product', 'sponsored'], ['slider', 'slider'], ['section_banner', 'section-tree']];
begin
  for i in 1 .. array_length(watched, 1) loop
    execute format(
      'create trigger %I after insert or update or delete on %I for each statement
       execute function page_change_of_statement(%L)',
      watched[i][1] || '_page_change', watched[i][1], watched[i][2]);
  end loop;
end $$;
