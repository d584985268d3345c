import * as contract from '@svetlitsa/api-client/basket/contract'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { expandKits } from '../kit/expand-kits.queries.ts'
import { findSellableOffers } from '../offer/sellable-offer.queries.ts'
import { addToBasket } from './add-to-basket.ts'
import { findLines, lockBasket, removeLines, touchBasket } from './basket.queries.ts'
import { modifyLines } from './modify-lines.ts'
import { showBasket } from './show-basket.ts'

export const basketRoutes = [
  handle(contract.addToBasket, async (context, { offers, projectId }) => {
    const requestedLines = offers.map((line) => ({ ...line, projectId: projectId ?? null }))
    await context.openSession()
    const changes = await transact(context.db, async (tx) =>
      addToBasket(context, tx, await expandKits(tx, requestedLines)),
    )
    if (changes instanceof Refusal) return changes
    return { basket: (await showBasket(context)).basket, changes }
  }),

  handle(contract.addByMetre, async (context, { offerId, running_meter }) => {
    const offer = (await findSellableOffers(context.db, context.region, [offerId])).get(offerId)
    if (!offer) return refuse('offer_unknown')
    if (!offer.byMetre) return refuse('not_by_metre')
    const requestedLines = [{ offerId, quantity: running_meter }]
    await context.openSession()
    const changes = await transact(context.db, (tx) => addToBasket(context, tx, requestedLines))
    if (!(changes instanceof Refusal))
      return { basket: (await showBasket(context)).basket, changes }
    if (changes.reason === 'fraction')
      throw new Error('a product sold by the metre refused a fraction')
    return refuse(changes.reason, { values: changes.values })
  }),

  handle(contract.getFullBasket, async (context) => ({
    basket: (await showBasket(context)).basket,
  })),

  handle(contract.modifyBasket, async (context, requestedLines) => {
    await context.openSession()
    const changes = await transact(context.db, (tx) => modifyLines(context, tx, requestedLines))
    if (changes instanceof Refusal) return changes
    return { basket: (await showBasket(context)).basket, changes }
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
      await touchBasket(tx, row.id, { coupon: null, couponPhone: null, bonusSum: 0 })
    })
    return { basket: (await showBasket(context)).basket, changes: [] }
  }),
]
