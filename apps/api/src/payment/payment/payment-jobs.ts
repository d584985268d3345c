import * as z from 'zod'
import { defineJob } from '../../platform/jobs/define-job.ts'

/** Money that no order could take. */
export const refundPaymentJob = defineJob(
  'refund-payment',
  z.object({ payment: z.guid(), amount: z.int().positive() }),
)

/** What goes back by one payment for a return of goods. */
export const refundReturnJob = defineJob(
  'refund-return',
  z.object({ returnId: z.int(), paymentGuid: z.guid() }),
)

/** A cancelled order's share of a payment. */
export const returnMoneyJob = defineJob(
  'return-money',
  z.object({ paymentGuid: z.guid(), orderId: z.int() }),
)

/** What somebody may have returned in the cabinet of the acquirer. */
export const acquirerRefundJob = defineJob('acquirer-refund', z.object({ payment: z.guid() }))
