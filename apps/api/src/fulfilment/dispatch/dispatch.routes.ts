import type { CallAnswer, RefusalReason } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/dispatch/contract'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { listWarehouseDays, saveLimit } from '../assembler/capacity.queries.ts'
import { lockAssembler } from '../assembler/slot.queries.ts'
import { assignCrew } from './assign-crew.ts'
import { assignOrder } from './assign-order.ts'
import { insertCrew, isNameTaken, lockCrew, updateCrew } from './crew.queries.ts'
import { proposeDay } from './propose-day.ts'
import { proposeDeliveries } from './propose-deliveries.ts'
import { readBoard } from './read-board.ts'
import { withdrawOrder } from './withdraw-order.ts'
import { findAssemblerPlace, hasPlace, lockPlace, saveWorkplace } from './workplace.queries.ts'

type SaveCrew = typeof contract.saveCrew
type CrewOutcome = CallAnswer<SaveCrew> | Refusal<RefusalReason<SaveCrew>>

/** What dispatchers assign (assembler.assign, ADR 0068). */
export const dispatchRoutes = [
  handle(contract.getBoard, (context, { date }) => readBoard(context, date)),
  handle(contract.getProposals, async (context, { date }) => ({
    proposals: await proposeDay(context, date),
    crews: await proposeDeliveries(context.db, date),
  })),
  handle(contract.assignAssembler, assignOrder),
  handle(contract.withdrawAssembler, withdrawOrder),
  handle(contract.assignCrew, assignCrew),

  handle(contract.saveCrew, async ({ db }, { id, ...values }) =>
    transact<CrewOutcome>(db, async (tx) => {
      if (!(await lockPlace(tx, values.warehouseId))) return refuse('not_found')
      if (id === null) {
        const added = await insertCrew(tx, values)
        return added ? { crew: added } : refuse('crew_exists', { fields: { name: 'wrong' } })
      }
      if (!(await lockCrew(tx, id))) return refuse('crew_unknown')
      if (await isNameTaken(tx, { id, ...values }))
        return refuse('crew_exists', { fields: { name: 'wrong' } })
      const crew = await updateCrew(tx, id, values)
      return crew ? { crew } : refuse('crew_unknown')
    }),
  ),

  handle(contract.saveCapacity, async ({ db }, input) => {
    if (!(await hasPlace(db, input.warehouseId))) return refuse('not_found')
    await saveLimit(db, input)
    const [warehouse] = await listWarehouseDays(db, input.date, input.warehouseId)
    return warehouse ? { warehouse } : refuse('not_found')
  }),

  handle(contract.saveAssembler, async ({ db, now }, { assemblerId, ...values }) => {
    if (!(await findAssemblerPlace(db, now, assemblerId))) return refuse('assembler_unknown')
    const { warehouseId } = values
    if (warehouseId !== null && !(await hasPlace(db, warehouseId))) return refuse('not_found')
    await db.transaction(async (tx) => {
      await lockAssembler(tx, assemblerId)
      await saveWorkplace(tx, assemblerId, values)
    })
    return values
  }),
]
