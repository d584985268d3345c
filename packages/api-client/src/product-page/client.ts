import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getProductPage = bindCall<typeof contract.getProductPage>(
  'POST /api_vue/getProductPage/',
)
