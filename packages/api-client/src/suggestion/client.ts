import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const suggestParty = bindCall<typeof contract.suggestParty>('POST /api_vue/suggest/party/')
export const suggestBank = bindCall<typeof contract.suggestBank>('POST /api_vue/suggest/bank/')
