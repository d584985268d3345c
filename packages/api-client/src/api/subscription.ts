import { bind } from '../client/bind.ts'
import type * as contract from '../contract/subscription.ts'

export const subscribe = bind<typeof contract.subscribe>('POST /api_vue/subscription/bonus/')
