import { getAssemblerData } from '@svetlitsa/api-client/assembler/contract'
import { handle } from '../../platform/http/handle.ts'
import { findAssembler, findAssemblyOrders } from './assembler.queries.ts'

export const assemblerRoutes = [
  handle(getAssemblerData, async (context) => {
    const assemblerId = context.session?.userId ?? 0
    const name = await findAssembler(context.db, assemblerId)
    return { orders: await findAssemblyOrders(context.db, assemblerId), balance: 0, name }
  }),
]
