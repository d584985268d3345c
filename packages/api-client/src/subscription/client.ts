import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const subscribe = bindCall<typeof contract.subscribe>('POST /api_vue/subscription/bonus/')
