import { coupons, createCouponBatch } from '@svetlitsa/api-client/coupon-desk/contract'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { describeProblems } from '../../shop/resource/write-row.ts'
import { couponRepository, findUnknownGoods, insertCouponBatch } from './coupon-desk.queries.ts'

/** The owner's coupons, one by one and in batches (shop.back-office). */
export const couponDeskRoutes = [
  ...handleResource(coupons, couponRepository),

  handle(createCouponBatch, ({ db, language }, batch) =>
    transact(db, async (tx) => {
      const problems = await findUnknownGoods(tx, batch.terms)
      if (Object.keys(problems).length > 0)
        return refuse('invalid', { fields: describeProblems(problems, language) })
      return { codes: await insertCouponBatch(tx, batch) }
    }),
  ),
]
