-- Waits for no long transaction of the running shop: the start is tried again instead.
set local lock_timeout = '5s';
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "message_channel" text DEFAULT 'both' NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "language" text DEFAULT 'ru' NOT NULL;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "invite_code" text;
--> statement-breakpoint
ALTER TABLE "user_account" ADD COLUMN "logged_in_at" timestamp with time zone;
--> statement-breakpoint
-- Whether somebody has logged in so far is unknown.
update user_account set logged_in_at = created_at;
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_invite_code_unique" UNIQUE("invite_code");
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_message_channel" CHECK ("message_channel" in ('both', 'sms', 'email'));
--> statement-breakpoint
ALTER TABLE "user_account" ADD CONSTRAINT "user_language" CHECK ("language" in ('ru', 'kk', 'en'));
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "region_id" integer;
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
ALTER TABLE "user_consent" ADD CONSTRAINT "user_consent_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "user_consent_user_id_id_index" ON "user_consent" USING btree ("user_id","id");
--> statement-breakpoint
CREATE FUNCTION keep_user_consent() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'the history of consents is append-only' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER user_consent_kept BEFORE UPDATE OR DELETE ON user_consent
  FOR EACH ROW EXECUTE FUNCTION keep_user_consent();
--> statement-breakpoint
CREATE TRIGGER user_consents_kept BEFORE TRUNCATE ON user_consent
  FOR EACH STATEMENT EXECUTE FUNCTION keep_user_consent();
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
ALTER TABLE "contragent" ADD CONSTRAINT "contragent_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "contragent_once" ON "contragent" USING btree ("user_id",("company" ->> 'inn'),("account" ->> 'account'));
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"friend_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitation_friend_hash_unique" UNIQUE("friend_hash")
);
--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_user_account_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_account"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "invitation_user_id_created_at_index" ON "invitation" USING btree ("user_id","created_at");
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
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_user_account_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_user_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user_account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "referral_inviter_id_index" ON "referral" USING btree ("inviter_id");
--> statement-breakpoint
-- Causes of grants named the phone number; a ledger that is never rewritten must not hold one. The
-- constraints are checked when the whole statement has ended.
ALTER TABLE bonus_operation DISABLE TRIGGER bonus_operation_kept;
--> statement-breakpoint
ALTER TABLE bonus_entry DISABLE TRIGGER bonus_entry_kept;
--> statement-breakpoint
with renamed as (
  select o.cause as earlier, case when o.cause like 'owed:%' then 'owed:' else '' end
    || 'grant:' || g.id as cause
  from bonus_grant g join bonus_operation o
    on o.cause in ('grant:' || g.phone || ':' || g.reason, 'owed:grant:' || g.phone || ':' || g.reason)),
operation as (
  update bonus_operation o set cause = r.cause from renamed r where o.cause = r.earlier returning 1),
lot as (
  update bonus_lot l set cause = r.cause from renamed r where l.cause = r.earlier returning 1)
update bonus_entry e set cause = r.cause from renamed r where e.cause = r.earlier;
--> statement-breakpoint
ALTER TABLE bonus_operation ENABLE TRIGGER bonus_operation_kept;
--> statement-breakpoint
ALTER TABLE bonus_entry ENABLE TRIGGER bonus_entry_kept;
--> statement-breakpoint
-- The ledger follows its owner to another number; nothing else of an operation ever changes.
CREATE FUNCTION keep_bonus_operation() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'phone' = to_jsonb(old) - 'phone' then
    return new;
  end if;
  raise exception 'the bonus ledger is append-only' using errcode = 'check_violation';
end $$;
--> statement-breakpoint
DROP TRIGGER bonus_operation_kept ON bonus_operation;
--> statement-breakpoint
CREATE TRIGGER bonus_operation_kept BEFORE UPDATE OR DELETE ON bonus_operation
  FOR EACH ROW EXECUTE FUNCTION keep_bonus_operation();
