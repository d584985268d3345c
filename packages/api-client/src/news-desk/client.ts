import { bindResource } from '../resource/client.ts'
import type * as contract from './contract.ts'

export const newsArticles = bindResource<typeof contract.newsArticles>('/api_vue/retail/shop/news/')
