import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getMiniCards } from '@svetlitsa/api-client/contract/catalogue'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { Context } from '../../platform/context.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardOf, cardReader } from './card-of.ts'
import { readCardsOfKind, readCardsOfOffers } from './mini-card.queries.ts'

type Answer = AnswerOf<typeof getMiniCards>

/** Cards for a slider: of the offers that are named, else the most popular of a kind. */
export function readMiniCards(
  context: Context,
  { offerIds, type = 'hits', count }: ParsedOf<typeof getMiniCards>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const zoneId = region.priceZoneId
  const size = count ?? listSize({ kind: type === 'sale' ? 'sale' : 'hits', isCrawler })
  const asked = offerIds ? [...new Set(offerIds)] : null
  const key = JSON.stringify(['mini', asked ?? [type, size], zoneId, language, cardFlags(region)])
  return services.answers.read({ key, tags: ['goods', 'catalogue'] }, async () => {
    const rows = asked
      ? await readCardsOfOffers(db, asked, zoneId)
      : await readCardsOfKind(db, type, size, zoneId)
    const reader = await cardReader(context)
    return new Serialized<Answer>({ elements: rows.map((row) => cardOf(row, reader)) })
  })
}
