import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getActions = bindCall<typeof contract.getActions>('POST /api_vue/getActions/')
export const checkActionPage = bindCall<typeof contract.checkActionPage>(
  'POST /api_vue/tools/checkActionPage/',
)
