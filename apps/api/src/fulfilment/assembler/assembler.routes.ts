import * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer, RefusalReason } from '@svetlitsa/api-client/call/call'
import { describeUpload } from '../../media/upload/finish-upload.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import {
  findAssembler,
  listEntries,
  recountBalance,
  sumOtherCurrencies,
} from './assembler.queries.ts'
import { listSketches } from './gallery.queries.ts'
import { listAssembledOrders, listAssemblyOrders } from './list-assembly-orders.ts'
import { findOwnOrder, lockOwnOrder } from './lock-own-order.ts'
import { saveCall } from './own-order.queries.ts'
import { readSchedule } from './read-schedule.ts'
import { setAssembly } from './set-assembly.ts'
import { setGallery } from './set-gallery.ts'
import { setSlot } from './set-slot.ts'

type Call = typeof contract.confirmCall

export const assemblerRoutes = [
  handle(contract.getAssemblerData, async (context, { recount }) => {
    const { db } = context
    const { id, name, code, now, ...stored } = await findAssembler(context)
    const balance = recount === true ? await recountBalance(db, id) : stored.balance
    return {
      orders: await listAssemblyOrders(db, id),
      assembled: await listAssembledOrders(db, id),
      balance,
      otherBalances: await sumOtherCurrencies(db, id),
      ledger: await listEntries(db, id),
      name,
      code,
      today: now.day,
    }
  }),

  handle(contract.setGallery, setGallery),
  handle(contract.setAssembly, setAssembly),
  handle(contract.getSchedule, (context, { month }) => readSchedule(context, month)),
  handle(contract.setSlot, setSlot),

  handle(contract.confirmCall, async ({ db, session }, { guid }) =>
    transact<CallAnswer<Call> | Refusal<RefusalReason<Call>>>(db, async (tx) => {
      const order = await lockOwnOrder(tx, session?.userId ?? 0, { guid })
      if (order instanceof Refusal) return order
      if (order.assemblyState === 'done' && !order.calledAt) return refuse('assembly_done')
      const calledAt = await saveCall(tx, order.id)
      return { orderId: order.number, calledAt: calledAt.toISOString() }
    }),
  ),

  handle(contract.getSketches, async ({ db, session }, { orderID }) => {
    const order = await findOwnOrder(db, session?.userId ?? 0, { number: orderID })
    if (order instanceof Refusal) return order
    const sketches = await listSketches(db, order.id)
    return {
      images: sketches.map(({ description, ...file }) => ({
        ...describeUpload(file),
        description,
        url: `/uploads/${file.id}/file`,
      })),
    }
  }),
]
