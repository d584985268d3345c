import * as contract from '@svetlitsa/api-client/contract/news'
import type { Language } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { wordsIn } from '../../platform/words-in.ts'
import { countNews, findArticle, findNews } from './news.queries.ts'
import { newsItemOf } from './news-item-of.ts'

const STRIP = 3
const PAGE = 12

export const newsRoutes = [
  handle(contract.getNews, async (context, { count = STRIP }) => {
    const { db, region, now } = context
    const rows = await findNews(db, { regionId: region.id, now, limit: count })
    return { items: rows.map((row) => newsItemOf(row, context)) }
  }),

  handle(contract.getNewsList, async (context, { page = 1, quantity = PAGE }) => {
    const { db, region, now } = context
    const total = await countNews(db, region.id, now)
    const count = Math.max(1, Math.ceil(total / quantity))
    if (page > count) return refuse('not_found')
    const offset = (page - 1) * quantity
    const rows = await findNews(db, { regionId: region.id, now, limit: quantity, offset })
    return {
      items: rows.map((row) => newsItemOf(row, context)),
      pagination: { count, current: page, total, size: quantity },
    }
  }),

  handle(contract.getNewsDetail, async (context, { code }) => {
    const { db, region, language, now } = context
    const row = await findArticle(db, code, region.id, now)
    if (!row) return refuse('not_found')
    const others = await findNews(db, { regionId: region.id, now, limit: STRIP, butCode: row.code })
    const isTold = language !== 'ru' && row.translations[language]?.parts !== undefined
    const told: Language = isTold ? language : 'ru'
    return {
      item: {
        ...newsItemOf(row, context),
        parts: wordsIn(row, language).parts,
        language: told,
      },
      others: others.map((one) => newsItemOf(one, context)),
    }
  }),
]
