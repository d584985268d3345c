import { formatBreadcrumbLevels } from '@svetlitsa/domain/section/format-breadcrumb-levels'
import { handleJob } from '../../platform/jobs/handle-job.ts'
import { findOrderedGoods, findReportedOffers } from './reported-goods.queries.ts'
import { purchaseBeaconJob, sendAnalyticsEvent } from './send-analytics-event.ts'

/**
 * Reports a purchase from the server, so that a closed tab or a blocked counter loses none
 * (analytics.events). The payload does not identify the buyer.
 */
export const sendPurchaseBeacon = handleJob(
  purchaseBeaconJob,
  async ({ env, database: { db } }, { basketGroup, isStaff }) => {
    const { lines, coupon } = await findOrderedGoods(db, basketGroup)
    const [first] = lines
    if (!first) throw new Error(`no orders in basket group ${basketGroup}`)
    const offers = await findReportedOffers(
      db,
      lines.map(({ offerId }) => offerId),
    )
    const orders = Map.groupBy(lines, ({ number }) => number)
    await sendAnalyticsEvent(env, 'purchases', {
      isStaff,
      currency: first.currency,
      orders: [...orders].map(([id, ordered]) => ({
        id,
        revenue: ordered[0]?.total ?? 0,
        ...(coupon ? { coupon } : {}),
        products: ordered.map(({ offerId, name, brand, price, quantity }) => ({
          id: String(offerId),
          name,
          brand,
          price,
          quantity,
          category: formatBreadcrumbLevels(
            (offers.get(offerId)?.sections ?? []).map((section) => ({ name: section })),
          ),
        })),
      })),
    })
  },
)
