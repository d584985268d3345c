import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getModeration = bindCall<typeof contract.getModeration>(
  'POST /api_vue/retail/moderation/',
)
export const moderate = bindCall<typeof contract.moderate>('POST /api_vue/retail/moderation/save/')
export const getWaitingCounts = bindCall<typeof contract.getWaitingCounts>(
  'POST /api_vue/retail/waiting/',
)
