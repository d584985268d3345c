import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getNews = bindCall<typeof contract.getNews>('POST /api_vue/getNews/')
export const getNewsList = bindCall<typeof contract.getNewsList>('POST /api_vue/getNews/list/')
export const getNewsDetail = bindCall<typeof contract.getNewsDetail>(
  'POST /api_vue/getNews/detail/',
)
