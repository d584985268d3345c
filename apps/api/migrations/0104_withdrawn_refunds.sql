-- A customer may take back a request to give goods back that nobody has answered.
ALTER TABLE "refund_request" DROP CONSTRAINT "refund_request_state";
--> statement-breakpoint
ALTER TABLE "refund_request" ADD CONSTRAINT "refund_request_state" CHECK ("state" in ('waiting', 'accepted', 'declined', 'withdrawn'));
