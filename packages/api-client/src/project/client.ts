import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getBasketProject = bindCall<typeof contract.getBasketProject>(
  'GET /api_vue/constructor/basketProject/',
)
export const getLastProject = bindCall<typeof contract.getLastProject>(
  'GET /api_vue/constructor/lastProject/',
)
export const saveLastProject = bindCall<typeof contract.saveLastProject>(
  'POST /api_vue/constructor/lastProject/',
)
export const deleteProject = bindCall<typeof contract.deleteProject>(
  'DELETE /api_vue/constructor/delete/index.php?recordId',
)
