-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "shop_setting" (
	"key" text PRIMARY KEY,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shop_setting_key" CHECK ("key" in ('brand', 'legal', 'languages', 'promises', 'payments'))
);
--> statement-breakpoint
-- Name, colours and legal details are on every page; every page has the tag shell.
create trigger shop_setting_page_change after insert or update or delete on shop_setting
  for each statement execute function page_change_of_statement('shell');
--> statement-breakpoint
select log_staff_changes('shop_setting');
--> statement-breakpoint
-- Cards show the bonuses of the first level.
create trigger shop_setting_listings after update on shop_setting for each row
  when (new.key = 'promises' and new.value is distinct from old.value)
  execute function listings_outdated();
