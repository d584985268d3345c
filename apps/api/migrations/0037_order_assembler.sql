-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
CREATE TABLE "order_assembler" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"assembler_id" integer NOT NULL,
	"assigned_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_assembler" ADD CONSTRAINT "order_assembler_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_assembler" ADD CONSTRAINT "order_assembler_assembler_id_user_account_id_fk" FOREIGN KEY ("assembler_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_assembler_assembler_id_index" ON "order_assembler" USING btree ("assembler_id");