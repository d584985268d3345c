import { formatBreadcrumbLevels } from '@svetlitsa/domain/section/format-breadcrumb-levels'
import { handleJob } from '../../platform/jobs/handle-job.ts'
import { findPurchase } from './purchase.queries.ts'
import { purchaseBeaconJob, sendAnalyticsEvent } from './send-analytics-event.ts'

/**
 * Reports a purchase from the server, so that a closed tab or a blocked counter loses none
 * (analytics.events). The payload does not identify the buyer.
 */
export const sendPurchaseBeacon = handleJob(
  purchaseBeaconJob,
  async ({ env, database: { db } }, { basketGroup, isStaff }) => {
    const purchase = await findPurchase(db, basketGroup)
    if (!purchase) throw new Error(`no orders in basket group ${basketGroup}`)
    await sendAnalyticsEvent(env, 'purchases', {
      isStaff,
      currency: purchase.currency,
      orders: purchase.orders.map(({ number, total, coupon, lines }) => ({
        id: number,
        revenue: total,
        ...(coupon ? { coupon } : {}),
        products: lines.map(({ sections, ...line }) => ({
          ...line,
          category: formatBreadcrumbLevels(sections.map((name) => ({ name }))),
        })),
      })),
    })
  },
)
