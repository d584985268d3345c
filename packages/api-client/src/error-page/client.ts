import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getPageError = bindCall<typeof contract.getPageError>(
  'POST /api_vue/develop/pageError/',
)
