import { sweepBaskets } from './basket/basket/basket-snapshot.queries.ts'
import { tellExpiringBonuses } from './basket/bonus/expiry/tell-expiring-bonuses.ts'
import { expireBonuses } from './basket/bonus/ledger/expire-bonuses.ts'
import { deleteOldStockNotices } from './basket/stock-notice/stock-notice.queries.ts'
import { tellInStock } from './basket/stock-notice/tell-in-stock.ts'
import { applyPlannedPrices } from './catalogue/product/apply-planned-prices.ts'
import { sweepCheckoutDrafts } from './checkout/draft/checkout-draft.queries.ts'
import { reportMoneyAudit } from './desk/audit/audit-money.ts'
import { importCatalog } from './desk/exchange/catalog/import-catalog-job.ts'
import { sweepExchangeSessions } from './desk/exchange/session/sweep-exchange-sessions.ts'
import { makeDueFeeds } from './desk/public-feed/make-feeds.ts'
import { deleteOldVisionQueries } from './discovery/image-search/delete-old-vision-queries.ts'
import { describeInChildProcess } from './discovery/image-search/describe-in-child-process.ts'
import { sweepAskedSearches } from './discovery/search/asked/sweep-asked-searches.ts'
import { refreshSearchWordCounts } from './discovery/search/refresh-search-word-counts.ts'
import { sweepUploads } from './media/upload/sweep-uploads.ts'
import { sendAnalyticsUser } from './order/analytics/send-analytics-event.ts'
import { sendPurchaseBeacon } from './order/analytics/send-purchase-beacon.ts'
import { releaseReservations } from './order/order/release-reservations.ts'
import { checkAcquirerRefund } from './payment/payment/ledger/record-acquirer-refunds.ts'
import { reconcilePayments } from './payment/payment/reconcile-payments.ts'
import { refundPayment } from './payment/payment/refund-payment.ts'
import { queueRefunds, sendRefund, sendReturnRefund } from './payment/payment/send-refund.ts'
import { registerReceipts } from './payment/receipt/register-receipts.ts'
import { deleteExpiredLogins } from './people/login/delete-expired-logins.ts'
import { deleteExpiredLimits } from './platform/access/delete-expired-limits.ts'
import { deleteOldChanges } from './platform/cache/delete-old-changes.ts'
import type { HandledJob, JobRegistry, RecurringJob } from './platform/jobs/handle-job.ts'
import { sendMessages } from './shop/message/send-messages.ts'
import { sweepStaffLog } from './shop/staff-log/sweep-staff-log.ts'
import { deliverWebhook } from './shop/webhook/deliver-webhook.ts'
import { queueWebhooks } from './shop/webhook/queue-webhooks.ts'
import { sweepWebhooks } from './shop/webhook/webhook-delivery.queries.ts'
import { announceDueBanners } from './site/banner/banner.queries.ts'
import { announceDuePages } from './site/content/announce-due-pages.queries.ts'
import { ensureSlots } from './supply/delivery/ensure-slots.ts'

const handledJobs: readonly HandledJob[] = [
  sendAnalyticsUser,
  sendPurchaseBeacon,
  refundPayment,
  sendRefund,
  sendReturnRefund,
  checkAcquirerRefund,
  importCatalog,
  deliverWebhook,
]

/** Chores that every worker does regularly; each is safe to be done by several at once. */
const recurringJobs: readonly RecurringJob[] = [
  {
    name: 'open delivery slots',
    everyMs: 3_600_000,
    run: ({ database }) => ensureSlots(database.db),
  },
  { name: 'reconcile payments', everyMs: 5_000, run: reconcilePayments },
  { name: 'audit money', everyMs: 3_600_000, run: reportMoneyAudit },
  { name: 'register receipts', everyMs: 1_000, run: registerReceipts },
  { name: 'release reservations', everyMs: 30_000, run: releaseReservations },
  {
    name: 'return money of cancelled orders and returned goods',
    everyMs: 5_000,
    run: queueRefunds,
  },
  { name: 'expire bonuses', everyMs: 3_600_000, run: expireBonuses },
  { name: 'tell of expiring bonuses', everyMs: 3_600_000, run: tellExpiringBonuses },
  { name: 'tell of goods in stock', everyMs: 5_000, run: tellInStock },
  {
    name: 'sweep stock notices',
    everyMs: 3_600_000,
    run: ({ database }) => deleteOldStockNotices(database.db),
  },
  { name: 'sweep logins', everyMs: 3_600_000, run: deleteExpiredLogins },
  { name: 'sweep limits', everyMs: 3_600_000, run: deleteExpiredLimits },
  { name: 'delete old changes', everyMs: 3_600_000, run: deleteOldChanges },
  {
    name: 'sweep baskets',
    everyMs: 3_600_000,
    run: ({ database, clock }) => sweepBaskets(database.db, clock.now()),
  },
  {
    name: 'sweep checkout drafts',
    everyMs: 3_600_000,
    run: ({ database }) => sweepCheckoutDrafts(database.db),
  },
  {
    name: 'start and end banners',
    everyMs: 1_000,
    run: async ({ database, clock }) => {
      await announceDueBanners(database.db, clock.now())
    },
  },
  {
    name: 'begin and end promotions, publish news',
    everyMs: 1_000,
    run: async ({ database, clock }) => {
      await announceDuePages(database.db, clock.now())
    },
  },
  {
    name: 'apply planned prices',
    everyMs: 1_000,
    run: async ({ database, clock }) => {
      await applyPlannedPrices(database.db, clock.now())
    },
  },
  { name: 'sweep the staff log', everyMs: 3_600_000, run: sweepStaffLog },
  { name: 'make feeds', everyMs: 30_000, run: makeDueFeeds },
  { name: 'sweep sessions of the exchange', everyMs: 3_600_000, run: sweepExchangeSessions },
  { name: 'sweep uploads', everyMs: 600_000, run: sweepUploads },
  { name: 'describe pictures', everyMs: 5_000, run: describeInChildProcess },
  { name: 'forget shoppers’ pictures', everyMs: 3_600_000, run: deleteOldVisionQueries },
  { name: 'count words of the search', everyMs: 3_600_000, run: refreshSearchWordCounts },
  { name: 'forget old searches', everyMs: 3_600_000, run: sweepAskedSearches },
  { name: 'queue webhooks', everyMs: 500, run: queueWebhooks },
  {
    name: 'sweep webhooks',
    everyMs: 3_600_000,
    run: ({ database }) => sweepWebhooks(database.db),
  },
  { name: 'send messages', everyMs: 500, run: sendMessages },
]

/** Given to the services by composition, because platform imports no module. */
export const jobRegistry: JobRegistry = { handledJobs, recurringJobs }
