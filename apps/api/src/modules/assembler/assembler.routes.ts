import { getAssemblerData } from '@svetlitsa/api-client/assembler/contract'
import { handle } from '../../platform/http/handle.ts'
import { findAssembler, findAssemblyOrders } from './assembler.queries.ts'

export const assemblerRoutes = [
  handle(getAssemblerData, async (context) => {
    const name = await findAssembler(context.db, context.session?.userId ?? 0)
    return { orders: await findAssemblyOrders(context.db), balance: 0, name }
  }),
]
