import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getMiniCardsByTag } from '@svetlitsa/api-client/contract/catalogue'
import { listSize } from '@svetlitsa/domain/slider/list-size'
import type { Context } from '../../platform/context.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardOf, cardReader } from './card-of.ts'
import { readCardsOfTags } from './mini-card.queries.ts'

type Answer = AnswerOf<typeof getMiniCardsByTag>

/** A page of cards with a tag, in whatever section; a tag that nobody bears has none. */
export async function readCardsByTag(
  context: Context,
  { tag, page = 1, count }: ParsedOf<typeof getMiniCardsByTag>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const { sectionById } = await services.catalogue.current()
  const tags = [...sectionById.values()].flatMap((section) => section.tags)
  const tagIds = tags.filter(({ code }) => code === tag.toLowerCase()).map(({ id }) => id)
  const size = count ?? listSize({ kind: 'hits', isCrawler })
  const zoneId = region.priceZoneId
  const asked = [tagIds, page, size, zoneId, language, cardFlags(region)]
  const key = JSON.stringify(['mini-tag', ...asked])
  return services.answers.read({ key, tags: ['goods', 'catalogue', 'section-tree'] }, async () => {
    const { rows, total } = await readCardsOfTags(db, tagIds, { count: size, page, zoneId })
    const reader = await cardReader(context)
    return new Serialized<Answer>({
      elements: rows.map((row) => cardOf(row, reader)),
      pagination: { count: Math.ceil(total / size), current: page },
    })
  })
}
