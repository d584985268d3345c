import { sendAnalyticsUser } from './modules/analytics/send-analytics-user.ts'
import { sendPurchaseBeacon } from './modules/analytics/send-purchase-beacon.ts'
import { refreshListings } from './modules/catalogue/refresh-listings.ts'
import { ensureSlots } from './modules/delivery/ensure-slots.ts'
import { describeAside } from './modules/image-search/describe-aside.ts'
import { forgetVisionQueries } from './modules/image-search/forget-vision-queries.ts'
import { sendMessages } from './modules/message/send-messages.ts'
import { releaseReservations } from './modules/order/release-reservations.ts'
import { reconcilePayments } from './modules/payment/reconcile-payments.ts'
import { refundPayment } from './modules/payment/refund-payment.ts'
import { askToReturnMoney, returnMoney } from './modules/payment/return-money.ts'
import { registerReceipts } from './modules/receipt/register-receipts.ts'
import { sendSandboxNotice } from './modules/sandbox/sandbox-notice.ts'
import { countSearchWords } from './modules/search/count-search-words.ts'
import { sweepLogins } from './modules/session/sweep-logins.ts'
import type { Services } from './platform/services.ts'
import type { JobHandler } from './platform/worker.ts'

interface RecurringJob {
  name: string
  everyMs: number
  run(services: Services): Promise<void>
}

/** What the worker knows to do with a job, by kind. */
export const jobHandlers: Readonly<Record<string, JobHandler>> = {
  'analytics-user': sendAnalyticsUser,
  'purchase-beacon': sendPurchaseBeacon,
  'refresh-listings': refreshListings,
  'refund-payment': refundPayment,
  'return-money': returnMoney,
  'sandbox-notice': sendSandboxNotice,
}

/** Chores that every worker does regularly; each is safe to be done by several at once. */
export const recurringJobs: readonly RecurringJob[] = [
  {
    name: 'open delivery slots',
    everyMs: 3_600_000,
    run: ({ database }) => ensureSlots(database.db),
  },
  { name: 'reconcile payments', everyMs: 5_000, run: reconcilePayments },
  { name: 'register receipts', everyMs: 1_000, run: registerReceipts },
  { name: 'release reservations', everyMs: 30_000, run: releaseReservations },
  { name: 'return money of cancelled orders', everyMs: 5_000, run: askToReturnMoney },
  { name: 'sweep logins', everyMs: 3_600_000, run: sweepLogins },
  { name: 'describe pictures', everyMs: 5_000, run: describeAside },
  { name: 'forget shoppers’ pictures', everyMs: 3_600_000, run: forgetVisionQueries },
  { name: 'count words of the search', everyMs: 3_600_000, run: countSearchWords },
  { name: 'send messages', everyMs: 500, run: sendMessages },
]
