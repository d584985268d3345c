import * as contract from '@svetlitsa/api-client/recommendation/contract'
import { handle } from '../../platform/http/handle.ts'
import { findBasketOffers } from '../basket/basket-offer.queries.ts'
import { type RecommendationType, readRecommendations } from './read-recommendations.ts'

/**
 * Without similar products: a customer who has just added a sofa to the basket does not want
 * another one.
 */
const BASKET_TYPES: readonly RecommendationType[] = ['together', 'series', 'popular']
const ALL_TYPES: readonly RecommendationType[] = ['together', 'series', 'similar', 'popular']

export const recommendationRoutes = [
  handle(contract.getBasketRecommendations, async (context, { offerId, count }) => {
    const { db, session } = context
    const lines = offerId === undefined && session ? await findBasketOffers(db, session) : []
    const offerIds = offerId === undefined ? lines.map((line) => line.offerId) : [offerId]
    const requested = { productIds: [], offerIds, categoryId: null, types: BASKET_TYPES, count }
    return readRecommendations(context, requested)
  }),

  handle(contract.getRecommendations, (context, input) => {
    const { productId, offerId, categoryId = null, typesToShow = ALL_TYPES, count } = input
    return readRecommendations(context, {
      productIds: productId === undefined ? [] : [productId],
      offerIds: productId === undefined && offerId !== undefined ? [offerId] : [],
      categoryId,
      types: [...new Set(typesToShow)],
      count,
    })
  }),
]
