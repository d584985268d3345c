import * as contract from '@svetlitsa/api-client/product/contract'
import { handle } from '../../platform/http/handle.ts'
import { readAvailability } from './card/read-availability.ts'
import { readProduct } from './read-product.ts'
import { readProductAdditional } from './read-product-additional.ts'
import { readProductOffers } from './read-product-offers.ts'

export const productRoutes = [
  handle(contract.getProduct, readProduct),

  handle(contract.getProductOffers, (context, { id }) => readProductOffers(context, id)),

  handle(contract.getProductRemains, async (context, { offerIds }) => {
    const remains = await readAvailability(context, offerIds)
    return { items: remains.map((offer) => ({ ...offer, id: offer.additional.offerId })) }
  }),

  handle(contract.getProductAdditional, (context, { id }) => readProductAdditional(context, id)),
]
