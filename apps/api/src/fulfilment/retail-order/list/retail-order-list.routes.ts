import * as contract from '@svetlitsa/api-client/retail-order-list/contract'
import { canSeeAllOrders } from '@svetlitsa/domain/identity/user-group'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { deleteView, findStores, findViews } from './order-view.queries.ts'
import { readRetailOrders } from './read-retail-orders.ts'
import { saveView } from './save-view.ts'

export const retailOrderListRoutes = [
  handle(contract.getRetailOrders, readRetailOrders),

  handle(contract.getRetailViews, async (context) => ({
    views: await findViews(context),
    stores: canSeeAllOrders(context.session?.groups ?? []) ? await findStores(context.db) : [],
  })),

  handle(contract.saveRetailView, async (context, view) => {
    const refusal = await saveView(context, view)
    return refusal ?? { views: await findViews(context) }
  }),

  handle(contract.removeRetailView, async (context, { viewId }) =>
    (await deleteView(context, viewId)) ? { views: await findViews(context) } : refuse('not_found'),
  ),
]
