import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getMiniCards } from '@svetlitsa/api-client/catalogue/contract'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import type { Context } from '../../../platform/context/context.ts'
import { Serialized } from '../../../platform/http/serialized.ts'
import { readCardsByKind, readCardsByOffers } from './mini-card.queries.ts'
import { createCardReader, getCardFlags, toProductCard } from './to-product-card.ts'

type Answer = CallAnswer<typeof getMiniCards>

/** Cards for a slider: of the given offers, otherwise the most popular of a kind. */
export function readMiniCards(
  context: Context,
  { offerIds, type = 'hits', count }: ParsedInput<typeof getMiniCards>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const zoneId = region.priceZoneId
  const size = count ?? getListSize({ kind: type === 'sale' ? 'sale' : 'hits', isCrawler })
  const requested = offerIds ? [...new Set(offerIds)] : null
  const key = JSON.stringify([
    'mini',
    requested ?? [type, size],
    zoneId,
    language,
    getCardFlags(region),
  ])
  return services.responseCache.read({ key, tags: ['goods', 'catalogue'] }, async () => {
    const rows = requested
      ? await readCardsByOffers(db, requested, zoneId)
      : await readCardsByKind(db, type, size, zoneId)
    const reader = await createCardReader(context)
    return new Serialized<Answer>({ elements: rows.map((row) => toProductCard(row, reader)) })
  })
}
