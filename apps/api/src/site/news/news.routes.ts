import type { newsItem } from '@svetlitsa/api-client/news/contract'
import * as contract from '@svetlitsa/api-client/news/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { countNews, findArticle, findNews, type NewsRow } from './news.queries.ts'

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

/** A news item of a list, with its time in the region's time zone. */
function toNewsItem(
  row: NewsRow,
  { region, language }: Pick<Context, 'region' | 'language'>,
): z.output<typeof newsItem> {
  const { id, code, title, titleKk, titleEn, picture, publishedAt } = row
  return {
    id,
    code,
    name: localizeName({ name: title, nameKk: titleKk, nameEn: titleEn }, language),
    url: link.article(code),
    date: formatMoment(publishedAt, region.timeZone),
    publishedAt: publishedAt.toISOString(),
    text: localizeTexts(row, language).lead,
    imgUrl: picture,
  }
}

/** Formats a time as «21.11.2026 10:00». */
function formatMoment(moment: Date, timeZone: string): string {
  const day = moment.toLocaleDateString('ru-RU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return `${day} ${moment.toLocaleTimeString('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' })}`
}
