import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const answerServiceQuality = bindCall<typeof contract.answerServiceQuality>(
  'POST /api_vue/polls/service-quality/',
)
