import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getMiniCardsByTag } from '@svetlitsa/api-client/catalogue/contract'
import { getListSize } from '@svetlitsa/domain/slider/slider'
import type { Context } from '../../../platform/context/context.ts'
import { Serialized } from '../../../platform/http/serialized.ts'
import { readCardsByTags } from './mini-card.queries.ts'
import { createCardReader, getCardFlags, toProductCard } from './to-product-card.ts'

type Answer = CallAnswer<typeof getMiniCardsByTag>

/** A page of cards with a tag in any section; empty for a tag without products. */
export async function readCardsByTag(
  context: Context,
  { tag, page = 1, count }: ParsedInput<typeof getMiniCardsByTag>,
): Promise<Serialized<Answer>> {
  const { db, services, region, language, isCrawler } = context
  const { sectionById } = await services.catalogue.current()
  const tags = [...sectionById.values()].flatMap((section) => section.tags)
  const tagIds = tags.filter(({ code }) => code === tag.toLowerCase()).map(({ id }) => id)
  const size = count ?? getListSize({ kind: 'hits', isCrawler })
  const zoneId = region.priceZoneId
  const requested = [tagIds, page, size, zoneId, language, getCardFlags(region)]
  const key = JSON.stringify(['mini-tag', ...requested])
  return services.responseCache.read(
    { key, tags: ['goods', 'catalogue', 'section-tree'] },
    async () => {
      const { rows, total } = await readCardsByTags(db, tagIds, { count: size, page, zoneId })
      const reader = await createCardReader(context)
      return new Serialized<Answer>({
        elements: rows.map((row) => toProductCard(row, reader)),
        pagination: { count: Math.ceil(total / size), current: page },
      })
    },
  )
}
