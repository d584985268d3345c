import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getRemoval = bindCall<typeof contract.getRemoval>('POST /api_vue/personal/#getRemoval')
export const removeAccount = bindCall<typeof contract.removeAccount>(
  'POST /api_vue/personal/#removeAccount',
)
export const exportData = bindCall<typeof contract.exportData>('POST /api_vue/personal/#exportData')
