import { bind } from '../client/bind.ts'
import type * as contract from '../contract/project.ts'

export const getBasketProject = bind<typeof contract.getBasketProject>(
  'GET /api_vue/constructor/basketProject/',
)
export const getLastProject = bind<typeof contract.getLastProject>(
  'GET /api_vue/constructor/lastProject/',
)
export const saveLastProject = bind<typeof contract.saveLastProject>(
  'POST /api_vue/constructor/lastProject/',
)
export const deleteProject = bind<typeof contract.deleteProject>(
  'DELETE /api_vue/constructor/delete/index.php?recordId',
)
