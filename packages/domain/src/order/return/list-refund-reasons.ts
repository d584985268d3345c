import { type ReturnReason, returnReasons } from './return-reason.ts'

/** How long goods that simply do not suit may be given back: the promise on the product's page. */
export const refundDays = 14
/** Within how many days staff answer a request. */
export const refundAnswerDays = 3

const DAY_MS = 86_400_000

/**
 * Returns the reasons for which a customer may ask to give goods back: any within 14 days after
 * delivery, later only a fault.
 */
export function listRefundReasons(deliveredAt: Date, now: Date): readonly ReturnReason[] {
  const isEarly = now.getTime() - deliveredAt.getTime() <= refundDays * DAY_MS
  return isEarly ? returnReasons : ['quality']
}
