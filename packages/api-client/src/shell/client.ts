import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getMenu = bindCall<typeof contract.getMenu>('GET /api_vue/getMenu/')
export const getInitialData = bindCall<typeof contract.getInitialData>(
  'GET /api_vue/getInitialData/?sr&region',
)
export const postInitialData = bindCall<typeof contract.postInitialData>(
  'POST /api_vue/getInitialData/?sr&region',
)
export const getShortCode = bindCall<typeof contract.getShortCode>('GET /api_vue/shortCode/?code')
export const getRedirects = bindCall<typeof contract.getRedirects>('GET /api_vue/getRedirects/?app')
export const getShellState = bindCall<typeof contract.getShellState>('POST /api_vue/getShellState/')
export const getLogo = bindCall<typeof contract.getLogo>('POST /api_vue/getLogo/')
