ALTER TABLE "payment" ADD COLUMN "refunding_until" timestamp with time zone;
