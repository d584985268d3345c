import { breadcrumbLevels } from '@svetlitsa/domain/category/breadcrumb-levels'
import * as z from 'zod'
import type { JobHandler } from '../../platform/worker.ts'
import { findPurchase } from './purchase.queries.ts'
import { tellAnalytics } from './tell-analytics.ts'

const payload = z.object({ basketGroup: z.guid(), isStaff: z.boolean() })

/**
 * Tells the reports of a purchase from the server, so that a closed tab or a blocked counter loses
 * none (storefront §7, «purchase beacon»). Nothing in it says who bought.
 */
export const sendPurchaseBeacon: JobHandler = async ({ env, database: { db } }, raw) => {
  const { basketGroup, isStaff } = payload.parse(raw)
  const purchase = await findPurchase(db, basketGroup)
  if (!purchase) throw new Error(`no orders of ${basketGroup}`)
  await tellAnalytics(env, 'purchases', {
    isStaff,
    currency: purchase.currency,
    orders: purchase.orders.map(({ number, total, coupon, lines }) => ({
      id: number,
      revenue: total,
      ...(coupon ? { coupon } : {}),
      products: lines.map(({ sections, ...line }) => ({
        ...line,
        category: breadcrumbLevels(sections.map((name) => ({ name }))),
      })),
    })),
  })
}
