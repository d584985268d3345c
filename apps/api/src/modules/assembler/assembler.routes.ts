import { getAssemblerData } from '@svetlitsa/api-client/contract/order'
import { handle } from '../../platform/handle.ts'
import { findAssembler, findAssemblyOrders } from './assembler.queries.ts'

export const assemblerRoutes = [
  handle(getAssemblerData, async (context) => {
    const name = await findAssembler(context.db, context.session?.userId ?? 0)
    return { orders: await findAssemblyOrders(context.db), balance: 0, name }
  }),
]
