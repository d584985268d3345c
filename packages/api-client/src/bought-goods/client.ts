import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getBoughtGoods = bindCall<typeof contract.getBoughtGoods>(
  'POST /api_vue/personal/#getBoughtGoods',
)
