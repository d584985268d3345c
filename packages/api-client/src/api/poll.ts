import { bind } from '../client/bind.ts'
import type * as contract from '../contract/poll.ts'

export const answerServiceQuality = bind<typeof contract.answerServiceQuality>(
  'POST /api_vue/polls/service-quality/',
)
