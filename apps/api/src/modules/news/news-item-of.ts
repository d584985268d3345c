import type { newsItem } from '@svetlitsa/api-client/contract/news'
import { link } from '@svetlitsa/domain/route/site-map'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import { wordsIn } from '../../platform/words-in.ts'
import type { NewsRow } from './news.queries.ts'

/** A piece of news as lists tell it, its time by the region's clock. */
export function newsItemOf(
  row: NewsRow,
  { region, language }: Pick<Context, 'region' | 'language'>,
): z.output<typeof newsItem> {
  const { id, code, title, titleKk, titleEn, picture, publishedAt } = row
  return {
    id,
    code,
    name: nameIn({ name: title, nameKk: titleKk, nameEn: titleEn }, language),
    url: link.article(code),
    date: momentText(publishedAt, region.timeZone),
    publishedAt: publishedAt.toISOString(),
    text: wordsIn(row, language).lead,
    imgUrl: picture,
  }
}

/** «21.11.2026 10:00». */
function momentText(moment: Date, timeZone: string): string {
  const day = moment.toLocaleDateString('ru-RU', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  return `${day} ${moment.toLocaleTimeString('ru-RU', { timeZone, hour: '2-digit', minute: '2-digit' })}`
}
