import type { newsItem } from '@svetlitsa/api-client/news/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import type { NewsRow } from './news.queries.ts'

/** A news item of a list, with its time in the region's time zone. */
export function toNewsItem(
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
