CREATE TABLE "product_shield" (
	"product_id" integer NOT NULL,
	"shield_id" integer NOT NULL,
	CONSTRAINT "product_shield_product_id_shield_id_pk" PRIMARY KEY("product_id","shield_id")
);
--> statement-breakpoint
CREATE TABLE "shield" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shield_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"text" text NOT NULL,
	"place" text DEFAULT 'top' NOT NULL,
	"background_color" text NOT NULL,
	"text_color" text NOT NULL,
	"icon" text,
	"gradient_angle" integer,
	"gradient_from" text,
	"gradient_to" text,
	"position" integer DEFAULT 500 NOT NULL,
	CONSTRAINT "shield_code_unique" UNIQUE("code"),
	CONSTRAINT "shield_place" CHECK ("shield"."place" in ('top', 'bottom')),
	CONSTRAINT "shield_gradient" CHECK (num_nulls("shield"."gradient_angle", "shield"."gradient_from", "shield"."gradient_to") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "elarbis" jsonb;--> statement-breakpoint
ALTER TABLE "product_shield" ADD CONSTRAINT "product_shield_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_shield" ADD CONSTRAINT "product_shield_shield_id_shield_id_fk" FOREIGN KEY ("shield_id") REFERENCES "public"."shield"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_shield_shield_id_index" ON "product_shield" USING btree ("shield_id");
--> statement-breakpoint
-- The shop's own words on a product's picture, after those that follow from its price and age.
create function own_shields_of(of_product integer) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('text', s.text, 'position', s.place,
    'backgroundColor', s.background_color, 'textColor', s.text_color, 'icon', s.icon, 'code', s.code,
    'lineaGradient', case when s.gradient_angle is null then null else jsonb_build_object(
      'angle', s.gradient_angle, 'colors', jsonb_build_array(s.gradient_from, s.gradient_to)) end)
    order by s.position, s.id), '[]')
  from product_shield ps join shield s on s.id = ps.shield_id
  where ps.product_id = of_product
$$;
--> statement-breakpoint
-- Cards of products in every price zone, as the calls answer them.
create or replace function product_cards(product_ids integer[])
returns table (zone_id integer, product_id integer, price integer, old_price integer, card jsonb)
language sql stable as $$
  with pictures as (
    select pic.product_id, pic.offer_id, jsonb_agg(picture_json(pic) order by pic.position, pic.id) as files
    from picture pic where pic.product_id = any(product_ids)
    group by pic.product_id, pic.offer_id),
  offers as (
    select op.zone_id, o.product_id, op.amount, op.old_amount, o.id, o.position,
      concat_ws(' × ', o.width_cm, o.depth_cm, o.height_cm)
        || case when o.width_cm is null then '' else ' см' end as size_text,
      coalesce(own.files, '[]') || coalesce(common.files, '[]') as files,
      jsonb_build_object(
        'id', o.id, 'guid', o.guid, 'xmlId', o.external_id, 'name', o.name, 'article', o.article,
        'finish', o.finish, 'finishColour', o.finish_colour, 'size', o.size,
        'widthCm', o.width_cm, 'depthCm', o.depth_cm, 'heightCm', o.height_cm,
        'price', jsonb_build_object('new', op.amount, 'old', op.old_amount),
        'images', jsonb_build_object(
          'detail', jsonb_build_object('medium', (coalesce(own.files, '[]') || coalesce(common.files, '[]')) -> 0),
          'additional', coalesce((coalesce(own.files, '[]') || coalesce(common.files, '[]')) - 0, '[]'),
          'texture', jsonb_build_object('medium', case when o.texture is null then null else
            jsonb_build_object('src', o.texture, 'width', 160, 'height', 160, 'kind', 'detail') end)),
        'icons', shields_of(discount_percent(op.amount, op.old_amount), false, false),
        'offerCategorization', null,
        'bonusesReward', case when op.is_rouble then op.amount * 3 / 100 else 0 end,
        'favorite', false) as json
    from offer o
    join offer_price op on op.offer_id = o.id
    left join pictures own on own.offer_id = o.id
    left join pictures common on common.product_id = o.product_id and common.offer_id is null
    where o.product_id = any(product_ids)),
  grouped as (
    select zone_id, product_id, jsonb_agg(json order by position, id) as json,
      (array_agg(id order by position, id))[1] as current_id,
      (array_agg(amount order by position, id))[1] as amount,
      (array_agg(old_amount order by position, id))[1] as old_amount,
      (array_agg(size_text order by position, id))[1] as size_text,
      (array_agg(files order by position, id))[1] as files
    from offers group by zone_id, product_id)
  select g.zone_id, p.id, g.amount, g.old_amount, jsonb_build_object(
    'id', p.id, 'guid', p.guid, 'name', p.name,
    'url', '/catalog/' || s.code || '/' || p.code || '/', 'urlRaw', '/catalog/' || s.code || '/' || p.code || '/',
    'sectionCode', s.code, 'offerIdCurrent', g.current_id, 'offerXml', p.external_id, 'offers', g.json,
    'icons', shields_of(discount_percent(g.amount, g.old_amount), p.is_hit, p.is_new) || own_shields_of(p.id),
    'images', jsonb_build_object('detail', jsonb_build_object('medium', g.files -> 0),
      'additional', coalesce(g.files - 0, '[]')),
    'rating', jsonb_build_object(
      'score', case when p.rating_count = 0 then 0 else round(p.rating_sum::numeric / p.rating_count, 1) end,
      'count', p.rating_count),
    'favorite', false, 'favoriteID', null, 'hit', p.is_hit, 'isActive', p.is_active,
    'complectProduct', p.is_kit, 'categorizations', '[]'::jsonb,
    'vendor', jsonb_build_object('name', v.name, 'code', v.code), 'projectId', null, 'additional', '[]'::jsonb,
    'price', jsonb_build_object('new', g.amount, 'old', g.old_amount),
    'sugarGift', false, 'isForbidden', false,
    'elarbis', coalesce(p.elarbis, jsonb_build_object('model360', null, 'usdz', null, 'glb', null, 'qr', null, 'ar', false)),
    'sizeText', g.size_text, 'minimumBatch', p.minimum_batch, 'isSaleRemains', p.sells_remains, 'byMetre', p.by_metre)
  from grouped g
  join product p on p.id = g.product_id
  join section s on s.id = p.section_id
  join vendor v on v.id = p.vendor_id
  where p.is_active and s.is_active
$$;
--> statement-breakpoint
create trigger product_shield_listing_insert after insert on product_shield
  referencing new table as changed_rows for each statement execute function product_part_rows_changed();
--> statement-breakpoint
create trigger product_shield_listing_delete after delete on product_shield
  referencing old table as changed_rows for each statement execute function product_part_rows_changed();
--> statement-breakpoint
create trigger shield_listings after update on shield
  for each statement execute function listings_outdated();
