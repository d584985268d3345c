import * as z from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Money that no order could take. */
export const refundPaymentJob = defineJob(
  'refund-payment',
  z.object({ payment: z.guid(), amount: z.int().positive() }),
)

/** A cancelled order's share of a payment. */
export const returnMoneyJob = defineJob(
  'return-money',
  z.object({ paymentGuid: z.guid(), orderId: z.int() }),
)
