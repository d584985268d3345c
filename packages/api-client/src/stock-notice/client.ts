import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const requestStockNotice = bindCall<typeof contract.requestStockNotice>(
  'POST /api_vue/requestStockNotice/',
)
