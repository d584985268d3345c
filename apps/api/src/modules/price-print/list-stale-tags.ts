import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { findTagsToReprint } from '@svetlitsa/api-client/price-tag/contract'
import { toLocalTime } from '@svetlitsa/domain/date/to-local-time'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import type { Context, Language } from '../../platform/context/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { listDetails } from './build-price-tag.ts'
import { findPrintStore } from './find-print-store.ts'
import { listServices, type PrintedService } from './list-services.ts'
import { findStaleTags, type StaleTagRow } from './stale-tag.queries.ts'

const PAGE_SIZE = 50

/** The printed tags of a store that no longer tell the truth. */
export async function listStaleTags(
  context: Context,
  { storeId, page = 1 }: ParsedInput<typeof findTagsToReprint>,
) {
  const { db, language, now } = context
  const place = await findPrintStore(context, storeId)
  if (place instanceof Refusal) return place
  const { currency, timeZone } = place.region
  const services = await listServices(context, place)
  const rows = await findStaleTags(db, place, {
    services,
    today: toLocalTime(now, timeZone).day,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  const total = rows[0]?.total ?? 0
  return {
    tags: rows.map((row) => toStaleTag(row, services, language)),
    sign: currency.sign,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

function toStaleTag(
  row: StaleTagRow,
  services: ReadonlyMap<string, PrintedService>,
  language: Language,
) {
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
