import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { findTagsToReprint } from '@svetlitsa/api-client/price-tag/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { getReprintDays } from '@svetlitsa/domain/price-tag/price-print'
import { tagFormatCodes } from '@svetlitsa/domain/price-tag/tag-format'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import type { Context, Language } from '../../platform/context/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { listDetails } from './build-price-tag.ts'
import { findPrintStore } from './find-print-store.ts'
import { listServices } from './list-services.ts'
import {
  countStaleTags,
  findStaleTags,
  type StaleTagMoment,
  type StaleTagRow,
} from './stale-tag.queries.ts'

const PAGE_SIZE = 50

/** The printed tags of a store that no longer tell the truth, of one size: a sheet has one. */
export async function listStaleTags(
  context: Context,
  { storeId, format: wanted, page = 1 }: ParsedInput<typeof findTagsToReprint>,
) {
  const { db, language, now } = context
  const place = await findPrintStore(context, storeId)
  if (place instanceof Refusal) return place
  const { currency, timeZone } = place.region
  const services = await listServices(context, place)
  const moment = { services, today: toLocalTime(now, timeZone).day }
  const counts = await countStaleTags(db, place, moment)
  const formats = tagFormatCodes.flatMap((format) => {
    const count = counts.find((one) => one.format === format)?.count
    return count ? [{ format, count }] : []
  })
  const listed = formats.find(({ format }) => format === wanted) ?? formats[0]
  const paging = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = listed
    ? await findStaleTags(db, place, moment, { format: listed.format, ...paging })
    : []
  const total = listed?.count ?? 0
  return {
    tags: rows.map((row) => toStaleTag(row, moment, language)),
    sign: currency.sign,
    format: listed?.format ?? null,
    formats,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

function toStaleTag(row: StaleTagRow, { services, today }: StaleTagMoment, language: Language) {
  const { price, printedPrice, printedOldPrice, serviceCode: code } = row
  const service = code === null ? undefined : services.get(code)
  const names: Record<string, string> = priceTagTexts[language].services.names
  return {
    id: row.id,
    offerId: row.offerId,
    service: code !== null && service ? { code, tag: service.tag } : null,
    title: code === null ? localizeName(row, language) : (names[code] ?? code),
    details: service?.tag.details.join(' ') ?? listDetails(row, language).join(', '),
    article: row.article,
    copies: row.copies,
    days: getReprintDays(row, today),
    printed: {
      at: new Date(row.printedAt).toISOString(),
      price: printedPrice,
      oldPrice: printedOldPrice > printedPrice ? printedOldPrice : null,
      by: row.printedBy,
    },
    now:
      price === null
        ? null
        : { price, oldPrice: (row.oldPrice ?? price) > price ? row.oldPrice : null },
    reason: getReason(row),
  }
}

function getReason(
  row: StaleTagRow,
): CallAnswer<typeof findTagsToReprint>['tags'][number]['reason'] {
  const { price, serviceCode, isExpired, hasOtherPrice } = row
  if (price === null) return serviceCode === null ? 'gone' : 'ended'
  if (isExpired) return 'expired'
  return hasOtherPrice ? 'price' : 'terms'
}
