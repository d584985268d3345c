import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getManufactures = bindCall<typeof contract.getManufactures>(
  'POST /api_vue/getManufactures/',
)
