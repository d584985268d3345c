import * as contract from '@svetlitsa/api-client/contract/basket'
import { hasElevenDigits } from '@svetlitsa/domain/phone/has-eleven-digits'
import { handle } from '../../platform/handle.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { transact } from '../../platform/transact.ts'
import { findSellableOffers } from '../catalogue/sellable-offer.queries.ts'
import { couponRefusalText } from '../coupon/coupon-refusal-text.ts'
import { regionCoupon } from '../coupon/region-coupon.ts'
import { expandKits } from '../kit/expand-kits.queries.ts'
import { bumpBasket, findLines, lockBasket, removeLines } from './basket.queries.ts'
import { modifyLines } from './modify-lines.ts'
import { putIntoBasket } from './put-into-basket.ts'
import { readBasket } from './read-basket.ts'

export const basketRoutes = [
  handle(contract.addToBasket, async (context, { offers, projectId }) => {
    const wanted = offers.map((one) => ({ ...one, projectId: projectId ?? null }))
    await context.openSession()
    const changes = await transact(context.db, async (tx) =>
      putIntoBasket(context, tx, await expandKits(tx, wanted)),
    )
    if (changes instanceof Refusal) return changes
    return { basket: await readBasket(context), changes }
  }),

  handle(contract.addByMetre, async (context, { offerId, running_meter }) => {
    const offer = (await findSellableOffers(context.db, context.region, [offerId])).get(offerId)
    if (!offer) return refuse('offer_unknown')
    if (!offer.byMetre) return refuse('not_by_metre')
    const wanted = [{ offerId, quantity: running_meter }]
    await context.openSession()
    const changes = await transact(context.db, (tx) => putIntoBasket(context, tx, wanted))
    if (!(changes instanceof Refusal)) return { basket: await readBasket(context), changes }
    if (changes.reason === 'fraction') throw new Error('goods by the metre refused a fraction')
    return refuse(changes.reason, { values: changes.values })
  }),

  handle(contract.getFullBasket, async (context) => ({ basket: await readBasket(context) })),

  handle(contract.modifyBasket, async (context, wanted) => {
    await context.openSession()
    const changes = await transact(context.db, (tx) => modifyLines(context, tx, wanted))
    if (changes instanceof Refusal) return changes
    return { basket: await readBasket(context), changes }
  }),

  handle(contract.clearBasket, async (context) => {
    await context.openSession()
    await context.db.transaction(async (tx) => {
      const row = await lockBasket(context, tx)
      const lines = await findLines(tx, row.id)
      await removeLines(
        tx,
        row.id,
        lines.map((line) => line.id),
      )
      await bumpBasket(tx, row.id, { coupon: null, couponPhone: null, bonusSum: 0 })
    })
    return { basket: await readBasket(context), changes: [] }
  }),

  handle(contract.setCoupon, async (context, { coupon, phone = '' }) => {
    const code = coupon.trim().toUpperCase()
    if (code && !hasElevenDigits(phone)) {
      return {
        basket: await readBasket(context),
        errorShow: couponRefusalText('phone', context.language),
      }
    }
    const before = await readBasket(context)
    const checked = before.items.filter((item) => item.checked)
    const offers = await findSellableOffers(
      context.db,
      context.region,
      checked.map((item) => item.offerIdCurrent),
    )
    const decided = code
      ? await regionCoupon(context, context.db, { code, phone, items: checked, offers })
      : null
    if (decided?.refusal) {
      return { basket: before, errorShow: couponRefusalText(decided.refusal, context.language) }
    }
    await context.openSession()
    await context.db.transaction(async (tx) => {
      const row = await lockBasket(context, tx)
      await bumpBasket(
        tx,
        row.id,
        code ? { coupon: code, couponPhone: phone } : { coupon: null, couponPhone: null },
      )
    })
    return { basket: await readBasket(context), errorShow: null }
  }),
]
