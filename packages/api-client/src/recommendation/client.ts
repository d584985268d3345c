import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getBasketRecommendations = bindCall<typeof contract.getBasketRecommendations>(
  'POST /api_vue/basket/getRecommendations/',
)
export const getRecommendations = bindCall<typeof contract.getRecommendations>(
  'POST /api_vue/searchBooster/getRecommendations/',
)
