import { listOrderActions, type OrderAction } from '@svetlitsa/domain/order/order-action'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { findSituations, type KnownSituation } from './customer-order.queries.ts'

/**
 * The situation of a locked order where the customer can do this with it, by the rule that shows it
 * on the screen; null where not.
 */
export async function findActionable(
  { session }: Pick<Context, 'session'>,
  tx: Db,
  orderGuid: string,
  action: OrderAction,
): Promise<KnownSituation | null> {
  const situation = (await findSituations(tx, eq(shopOrder.guid, orderGuid))).get(orderGuid)
  if (!situation) return null
  return listOrderActions(situation, session?.groups ?? []).includes(action) ? situation : null
}
