import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRetailOverview = bindCall<typeof contract.getRetailOverview>(
  'POST /api_vue/retail/overview/',
)
