import { bind } from '../client/bind.ts'
import type * as contract from '../contract/shell.ts'

export const getMenu = bind<typeof contract.getMenu>('GET /api_vue/getMenu/')
export const getInitialData = bind<typeof contract.getInitialData>(
  'GET /api_vue/getInitialData/?sr&region',
)
export const postInitialData = bind<typeof contract.postInitialData>(
  'POST /api_vue/getInitialData/?sr&region',
)
export const getShortCode = bind<typeof contract.getShortCode>('GET /api_vue/shortCode/?code')
export const getShellState = bind<typeof contract.getShellState>('POST /api_vue/getShellState/')
export const getLogo = bind<typeof contract.getLogo>('POST /api_vue/getLogo/')
