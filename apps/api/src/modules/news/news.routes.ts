import * as contract from '@svetlitsa/api-client/news/contract'
import type { Language } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { countNews, findArticle, findNews } from './news.queries.ts'
import { toNewsItem } from './to-news-item.ts'

const STRIP = 3
const PAGE = 12

export const newsRoutes = [
  handle(contract.getNews, async (context, { count = STRIP }) => {
    const { db, region, now } = context
    const rows = await findNews(db, { regionId: region.id, now, limit: count })
    return { items: rows.map((row) => toNewsItem(row, context)) }
  }),

  handle(contract.getNewsList, async (context, { page = 1, quantity = PAGE }) => {
    const { db, region, now } = context
    const total = await countNews(db, region.id, now)
    const count = Math.max(1, Math.ceil(total / quantity))
    if (page > count) return refuse('not_found')
    const offset = (page - 1) * quantity
    const rows = await findNews(db, { regionId: region.id, now, limit: quantity, offset })
    return {
      items: rows.map((row) => toNewsItem(row, context)),
      pagination: { count, current: page, total, size: quantity },
    }
  }),

  handle(contract.getNewsDetail, async (context, { code }) => {
    const { db, region, language, now } = context
    const row = await findArticle(db, code, region.id, now)
    if (!row) return refuse('not_found')
    const otherArticles = await findNews(db, {
      regionId: region.id,
      now,
      limit: STRIP,
      excludedCode: row.code,
    })
    const isTranslated = language !== 'ru' && row.translations[language]?.parts !== undefined
    const textLanguage: Language = isTranslated ? language : 'ru'
    return {
      item: {
        ...toNewsItem(row, context),
        parts: localizeTexts(row, language).parts,
        language: textLanguage,
      },
      others: otherArticles.map((article) => toNewsItem(article, context)),
    }
  }),
]
