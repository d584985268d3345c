import * as contract from '@svetlitsa/api-client/contract/product'
import { handle } from '../../platform/handle.ts'
import { readProduct } from './read-product.ts'
import { readProductAdditional } from './read-product-additional.ts'
import { readProductOffers } from './read-product-offers.ts'
import { readRemains } from './read-remains.ts'

export const productRoutes = [
  handle(contract.getProduct, readProduct),

  handle(contract.getProductOffers, (context, { id }) => readProductOffers(context, id)),

  handle(contract.getProductRemains, async (context, { offerIds }) => {
    const remains = await readRemains(context, offerIds)
    return { items: remains.map((one) => ({ ...one, id: one.additional.offerId })) }
  }),

  handle(contract.getProductAdditional, (context, { id }) => readProductAdditional(context, id)),
]
