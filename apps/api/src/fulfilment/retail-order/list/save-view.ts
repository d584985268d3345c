import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import type { Context } from '../../../platform/context/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { insertView, lockViews } from './order-view.queries.ts'

const MAX_VIEWS = 20

/** Saves a view under the lock of its owner, so that of two at once none is one too many. */
export async function saveView(
  { db, session }: Context,
  { name, filter }: { name: string; filter: RetailOrderFilter },
): Promise<Refusal<'view_name_taken' | 'too_many_views'> | null> {
  const userId = session?.userId ?? 0
  return transact<Refusal<'view_name_taken' | 'too_many_views'> | null>(db, async (tx) => {
    if ((await lockViews(tx, userId)) >= MAX_VIEWS) return refuse('too_many_views')
    const isSaved = await insertView(tx, { userId, name, filter })
    return isSaved ? null : refuse('view_name_taken')
  })
}
