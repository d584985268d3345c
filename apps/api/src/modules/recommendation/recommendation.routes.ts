import * as contract from '@svetlitsa/api-client/contract/recommendation'
import { handle } from '../../platform/handle.ts'
import { findBasketOffers } from '../basket/basket-offer.queries.ts'
import { type RecommendationType, readRecommendations } from './read-recommendations.ts'

/** Nobody who has just put a sofa into the basket wants another one: nothing alike. */
const BASKET_TYPES: readonly RecommendationType[] = ['together', 'series', 'popular']
const ALL_TYPES: readonly RecommendationType[] = ['together', 'series', 'similar', 'popular']

export const recommendationRoutes = [
  handle(contract.getBasketRecommendations, async (context, { offerId, count }) => {
    const { db, session } = context
    const lines = offerId === undefined && session ? await findBasketOffers(db, session) : []
    const offerIds = offerId === undefined ? lines.map((line) => line.offerId) : [offerId]
    const asked = { productIds: [], offerIds, categoryId: null, types: BASKET_TYPES, count }
    return readRecommendations(context, asked)
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
