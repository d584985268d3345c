import { bind } from '../client/bind.ts'
import type * as contract from '../contract/recommendation.ts'

export const getBasketRecommendations = bind<typeof contract.getBasketRecommendations>(
  'POST /api_vue/basket/getRecommendations/',
)
export const getRecommendations = bind<typeof contract.getRecommendations>(
  'POST /api_vue/searchBooster/getRecommendations/',
)
