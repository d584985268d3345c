import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getClaims = bindCall<typeof contract.getClaims>('POST /api_vue/retail/claims/')
export const getDeskClaim = bindCall<typeof contract.getDeskClaim>('POST /api_vue/retail/claim/')
export const answerClaim = bindCall<typeof contract.answerClaim>(
  'POST /api_vue/retail/claimAnswer/',
)
export const decideClaim = bindCall<typeof contract.decideClaim>(
  'POST /api_vue/retail/claimDecision/',
)
