import { bind } from '../client/bind.ts'
import type * as contract from '../contract/promotion.ts'

export const getActions = bind<typeof contract.getActions>('POST /api_vue/getActions/')
export const checkActionPage = bind<typeof contract.checkActionPage>(
  'POST /api_vue/tools/checkActionPage/',
)
