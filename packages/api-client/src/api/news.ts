import { bind } from '../client/bind.ts'
import type * as contract from '../contract/news.ts'

export const getNews = bind<typeof contract.getNews>('POST /api_vue/getNews/')
export const getNewsList = bind<typeof contract.getNewsList>('POST /api_vue/getNews/list/')
export const getNewsDetail = bind<typeof contract.getNewsDetail>('POST /api_vue/getNews/detail/')
