import { listOrderActions, type OrderAction } from '@svetlitsa/domain/order/order-action'
import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { shopOrder } from '../../schema/order.table.ts'
import { findActionContexts, type KnownActionContext } from './customer-order.queries.ts'

/**
 * The action context of a locked order where the customer can do this with it, by the rule that shows it
 * on the screen; null where not.
 */
export async function findActionable(
  { session }: Pick<Context, 'session'>,
  tx: Db,
  orderGuid: string,
  action: OrderAction,
): Promise<KnownActionContext | null> {
  const actionContext = (await findActionContexts(tx, eq(shopOrder.guid, orderGuid))).get(orderGuid)
  if (!actionContext) return null
  return listOrderActions(actionContext, session?.groups ?? []).includes(action)
    ? actionContext
    : null
}
