import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const findReferences = bindCall<typeof contract.findReferences>(
  'POST /api_vue/retail/shop/references/',
)
