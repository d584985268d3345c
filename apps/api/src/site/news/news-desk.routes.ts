import { newsArticles } from '@svetlitsa/api-client/news-desk/contract'
import { handleResource } from '../../shop/resource/handle-resource.ts'
import { newsRepository } from './news-desk.queries.ts'

/** The owner's news (shop.news). */
export const newsDeskRoutes = handleResource(newsArticles, newsRepository)
