import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getAboutData } from '@svetlitsa/api-client/contract/content'
import type { Context } from '../../platform/context.ts'
import { countShop, findFigures, findPictures } from './content.queries.ts'

/** Counting all offers is dear and its answer changes slowly. */
const TTL_MS = 60_000

/** The shop in figures: what can be counted is counted, the rest the staff write (storefront §3). */
export function readAbout(context: Context): Promise<AnswerOf<typeof getAboutData>> {
  const { db, services, language } = context
  const asked = { key: `about ${language}`, tags: ['content', 'store', 'vendor'], ttlMs: TTL_MS }
  return services.answers.read(asked, async () => {
    const [figures, counted, images] = await Promise.all([
      findFigures(db),
      countShop(db),
      findPictures(context, 'about'),
    ])
    return {
      orders_per_day: figures.get('orders_per_day') ?? 0,
      visitors_per_day: figures.get('visitors_per_day') ?? 0,
      range_of_goods: counted.offers,
      shops: counted.stores,
      vendors: counted.vendors,
      images,
    }
  })
}
