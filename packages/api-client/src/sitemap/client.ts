import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getSitemapParts = bindCall<typeof contract.getSitemapParts>(
  'GET /api_vue/getSitemapParts/',
)
export const getSitemapPage = bindCall<typeof contract.getSitemapPage>(
  'GET /api_vue/getSitemapPage/?part&page',
)
