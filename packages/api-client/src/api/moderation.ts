import { bind } from '../client/bind.ts'
import type * as contract from '../contract/moderation.ts'

export const getModeration = bind<typeof contract.getModeration>('POST /api_vue/retail/moderation/')
export const moderate = bind<typeof contract.moderate>('POST /api_vue/retail/moderation/save/')
export const getWaitingCounts = bind<typeof contract.getWaitingCounts>(
  'POST /api_vue/retail/waiting/',
)
