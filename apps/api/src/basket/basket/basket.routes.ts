import * as contract from '@svetlitsa/api-client/basket/contract'
import { expandKits } from '../../catalogue/kit/expand-kits.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { findSellableOffers } from '../../supply/offer/sellable-offer.queries.ts'
import { addToBasket } from './add-to-basket.ts'
import { changeBasket, changeBasketAtVersion } from './change-basket.ts'
import { clearBasket, undoClear } from './clear-basket.ts'
import { modifyLines } from './modify-lines.ts'
import { refreshBasketSnapshot } from './refresh-basket-snapshot.ts'

export const basketRoutes = [
  handle(contract.addToBasket, (context, { offers, projectId }) => {
    const requestedLines = offers.map((line) => ({ ...line, projectId: projectId ?? null }))
    return changeBasket(context, async (tx, row) =>
      addToBasket(context, tx, row, await expandKits(tx, requestedLines)),
    )
  }),

  handle(contract.addByMetre, async (context, { offerId, running_meter }) => {
    const offer = (await findSellableOffers(context.db, context.region, [offerId])).get(offerId)
    if (!offer) return refuse('offer_unknown')
    if (!offer.byMetre) return refuse('not_by_metre')
    const requestedLines = [{ offerId, quantity: running_meter }]
    const changed = await changeBasket(context, (tx, row) =>
      addToBasket(context, tx, row, requestedLines),
    )
    if (!(changed instanceof Refusal)) return changed
    if (changed.reason === 'fraction')
      throw new Error('a product sold by the metre refused a fraction')
    return refuse(changed.reason, { values: changed.values })
  }),

  handle(contract.getFullBasket, async (context, { offerIds }) => {
    const { basket } = await refreshBasketSnapshot(context, context.db, { offerIds })
    return { basket, sessid: context.session?.sessid ?? null }
  }),

  handle(contract.modifyBasket, (context, requestedLines) =>
    changeBasketAtVersion(context, (tx, row) => modifyLines(context, tx, row, requestedLines)),
  ),

  handle(contract.clearBasket, (context) =>
    changeBasketAtVersion(context, (tx, row) => clearBasket(context, tx, row)),
  ),

  handle(contract.undoClear, (context) =>
    changeBasket(context, (tx, row) => undoClear(context, tx, row)),
  ),
]
