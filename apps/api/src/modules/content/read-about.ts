import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getAboutData } from '@svetlitsa/api-client/content/contract'
import type { Context } from '../../platform/context/context.ts'
import { countShop, findFigures, findPictures } from './content.queries.ts'

/** Counting all offers is expensive and the result changes slowly. */
const TTL_MS = 60_000

/**
 * The shop in figures: countable ones are counted, the others are maintained by staff
 * (about.stats).
 */
export function readAbout(context: Context): Promise<CallAnswer<typeof getAboutData>> {
  const { db, services, language } = context
  const requested = {
    key: `about ${language}`,
    tags: ['content', 'store', 'vendor'],
    ttlMs: TTL_MS,
  }
  return services.responseCache.read(requested, async () => {
    const [figures, counts, images] = await Promise.all([
      findFigures(db),
      countShop(db),
      findPictures(context, 'about'),
    ])
    return {
      orders_per_day: figures.get('orders_per_day') ?? 0,
      visitors_per_day: figures.get('visitors_per_day') ?? 0,
      range_of_goods: counts.offers,
      shops: counts.stores,
      vendors: counts.vendors,
      images,
    }
  })
}
