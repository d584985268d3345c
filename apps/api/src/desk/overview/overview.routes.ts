import * as contract from '@svetlitsa/api-client/overview/contract'
import { canAnswerShoppers, canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countNewRequests } from '../../shop/request/request-desk.queries.ts'
import { countWaiting } from '../moderation/moderation.queries.ts'
import { findPrintStore } from '../price-tag/find-print-store.ts'
import { listServices } from '../price-tag/list-services.ts'
import { countStaleTags } from '../price-tag/stale-tag.queries.ts'
import {
  countQueues,
  countTodaysOrders,
  findOwnStore,
  readToday,
  sumTodaysMoney,
} from './overview.queries.ts'

/** The price tags of the own store to print again; null for staff without a store. */
async function countTagsToReprint(context: Context, today: string): Promise<number | null> {
  if (!context.session?.storeId) return null
  const place = await findPrintStore(context, undefined)
  if (place instanceof Refusal) return null
  const services = await listServices(context, place)
  const counts = await countStaleTags(context.db, place, { services, today })
  return counts.reduce((sum, { count }) => sum + count, 0)
}

async function countPosts({ db }: Context) {
  const { question, review, 'shop-review': shopReview } = await countWaiting(db)
  return { questions: question + review + shopReview, requests: await countNewRequests(db) }
}

/** The first screen of the retail cabinet (retail.overview). */
export const overviewRoutes = [
  handle(contract.getRetailOverview, async (context) => {
    const { db, session, region } = context
    const groups = session?.groups ?? []
    const store = session?.storeId ? await findOwnStore(db, session.storeId) : null
    const timeZone = store?.timeZone ?? region.timeZone
    const day = await readToday(db, timeZone)
    const [today, money, queues, tags, posts] = await Promise.all([
      countTodaysOrders(context, timeZone),
      sumTodaysMoney(context, timeZone),
      countQueues(context),
      countTagsToReprint(context, day),
      canAnswerShoppers(groups) ? countPosts(context) : { questions: null, requests: null },
    ])
    return {
      storeName: canSeeAllOrders(groups) ? null : (store?.name ?? ''),
      day,
      today,
      money,
      queues: { ...queues, tags, ...posts },
    }
  }),
]
