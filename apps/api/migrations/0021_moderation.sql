ALTER TABLE "question" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "judged_by_id" integer;--> statement-breakpoint
ALTER TABLE "form_request" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_request" ADD COLUMN "handled_by_id" integer;--> statement-breakpoint
ALTER TABLE "form_request" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "judged_by_id" integer;--> statement-breakpoint
ALTER TABLE "shop_review" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shop_review" ADD COLUMN "judged_by_id" integer;--> statement-breakpoint
CREATE INDEX "question_waiting" ON "question" USING btree ("created_at") WHERE not "question"."is_approved" and "question"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "review_waiting" ON "review" USING btree ("created_at") WHERE not "review"."is_approved" and "review"."judged_at" is null;--> statement-breakpoint
CREATE INDEX "shop_review_waiting" ON "shop_review" USING btree ("created_at") WHERE not "shop_review"."is_approved" and "shop_review"."judged_at" is null;--> statement-breakpoint
-- A product's page shows its questions and what the shop replied to its reviews; votes are left to
-- the lifetime of the page, or every vote would draw it anew.
create function note_product_pages(product_ids integer[]) returns void language plpgsql as $$
begin
  if current_setting('shop.bulk', true) = 'on' then return; end if;
  perform note_page_change((
    select array_agg(distinct 'product:' || p.code) from product p where p.id = any(product_ids)
  ), 'catalogue');
end $$;
--> statement-breakpoint
create function shown_question_rows_changed() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct product_id) from changed_rows where is_approved));
  return null;
end $$;
--> statement-breakpoint
create function question_rows_rewritten() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct n.product_id) from new_rows n join old_rows o on o.id = n.id
    where (n.is_approved or o.is_approved)
      and (n.is_approved, n.text, n.answer) is distinct from (o.is_approved, o.text, o.answer)));
  return null;
end $$;
--> statement-breakpoint
create trigger question_page_insert after insert on question referencing new table as changed_rows
  for each statement execute function shown_question_rows_changed();
--> statement-breakpoint
create trigger question_page_delete after delete on question referencing old table as changed_rows
  for each statement execute function shown_question_rows_changed();
--> statement-breakpoint
create trigger question_page_update after update on question
  referencing old table as old_rows new table as new_rows
  for each statement execute function question_rows_rewritten();
--> statement-breakpoint
-- Publishing and rejecting move the rating, and the page with it; two reviews may also change places
-- without moving it.
create function review_rows_rewritten() returns trigger language plpgsql as $$
begin
  perform note_product_pages((
    select array_agg(distinct n.product_id) from new_rows n join old_rows o on o.id = n.id
    where (n.is_approved or o.is_approved)
      and (n.is_approved, n.comment, n.answer) is distinct from (o.is_approved, o.comment, o.answer)));
  return null;
end $$;
--> statement-breakpoint
create trigger review_page_update after update on review
  referencing old table as old_rows new table as new_rows
  for each statement execute function review_rows_rewritten();
