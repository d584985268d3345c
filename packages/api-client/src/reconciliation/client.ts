import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getReconciliation = bindCall<typeof contract.getReconciliation>(
  'POST /api_vue/retail/reconciliation/',
)
export const resolveItem = bindCall<typeof contract.resolveItem>(
  'POST /api_vue/retail/reconciliation/resolve/',
)
