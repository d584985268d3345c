import type * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import { calculateAssemblyPay } from '@svetlitsa/domain/assembly/assembly-price'
import { canAssemble } from '@svetlitsa/domain/order/order-state'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Assembler, addEntry, findAssembler } from './assembler.queries.ts'
import { listChecklist } from './assembly-order.queries.ts'
import { lockOwnOrder } from './lock-own-order.ts'
import { saveAssembled, saveCheck } from './own-order.queries.ts'

type Call = typeof contract.setAssembly
type Outcome = CallAnswer<Call> | Refusal<RefusalReason<Call>>

/**
 * Ticks a line of the checklist, or marks the whole order as assembled once every line is ticked:
 * the assembler earns the share of its price then, once (assembler.gallery).
 */
export async function setAssembly(
  context: Context,
  { orderId, assembled, saleId }: ParsedInput<Call>,
): Promise<Outcome> {
  const assembler = await findAssembler(context)
  const outcome = await transact<Outcome>(context.db, async (tx) => {
    const order = await lockOwnOrder(tx, assembler.id, { number: orderId })
    if (order instanceof Refusal) return order
    const isDone = order.assemblyState === 'done'
    if (isDone && !assembled) return refuse('assembly_done')
    if (!isDone && assembled && !canAssemble(order, assembler.now.day))
      return refuse('not_delivered')
    const lines = await listChecklist(tx, order.id)
    if (saleId !== undefined) {
      if (!lines.some((line) => line.saleId === saleId)) return refuse('not_found')
      if (!isDone)
        await saveCheck(tx, {
          lineId: saleId,
          assemblerId: assembler.id,
          isChecked: assembled,
        })
    } else if (assembled && !isDone) {
      const open = lines.filter((line) => !line.assembled)
      if (open.length > 0) return refuse('checklist_open', { values: { count: open.length } })
      const cause = { actor: 'staff', userId: assembler.id } as const
      await transitionAssembly(tx, order.id, 'planned', cause)
      await transitionAssembly(tx, order.id, 'done', cause)
      await saveAssembled(tx, order.id)
      const sum = calculateAssemblyPay(order.assemblyPrice ?? 0, assembler.payPercent)
      const { id: orderId, currencyCode } = order
      const assemblerId = assembler.id
      await addEntry(tx, { kind: 'earning', assemblerId, orderId, sum, currencyCode })
    }
    return {
      orderId: order.number,
      assembled: isDone || (saleId === undefined && assembled),
      items: await listChecklist(tx, order.id),
      balance: 0,
    }
  })
  return outcome instanceof Refusal ? outcome : withBalance(context, outcome)
}

async function withBalance(context: Context, answer: CallAnswer<Call>): Promise<CallAnswer<Call>> {
  const { balance }: Assembler = await findAssembler(context)
  return { ...answer, balance }
}
