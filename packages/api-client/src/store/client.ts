import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getStores = bindCall<typeof contract.getStores>('POST /api_vue/getStores/')
