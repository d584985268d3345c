import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const callback = bindCall<typeof contract.callback>('POST /api_vue/callback/')
export const sendRequest = bindCall<typeof contract.sendRequest>('POST /api_vue/sendRequest/')
