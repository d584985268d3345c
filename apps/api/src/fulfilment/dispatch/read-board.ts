import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import {
  assemblyPeriods,
  calculateAssemblyHours,
  hasPeriodBegun,
} from '@svetlitsa/domain/assembly/assembly-period'
import type { Context } from '../../platform/context/context.ts'
import { listWarehouseDays } from '../assembler/capacity.queries.ts'
import { listTakenSlots, type TakenSlot } from '../assembler/slot.queries.ts'
import { type DispatchOrder, listDayOrders } from './board.queries.ts'
import { listCrews } from './crew.queries.ts'
import { findToday, listAssemblers, type Workplace } from './workplace.queries.ts'

type Board = CallAnswer<typeof contract.getBoard>

/** The day of a dispatcher: orders, assemblers, crews and limits (assembler.assign). */
export async function readBoard({ db, now }: Context, asked?: string): Promise<Board> {
  const today = await findToday(db, now)
  const date = asked ?? today
  const assemblers = await listAssemblers(db, now)
  const ids = assemblers.map(({ id }) => id)
  const taken = await listTakenSlots(db, ids, { from: date, to: date })
  return {
    date,
    today,
    orders: (await listDayOrders(db, date)).map(describeOrder),
    assemblers: assemblers.map((assembler) =>
      describeAssembler(
        assembler,
        date,
        taken.filter(({ assemblerId }) => assemblerId === assembler.id),
      ),
    ),
    crews: await listCrews(db, date),
    warehouses: await listWarehouseDays(db, date),
  }
}

function describeOrder(order: DispatchOrder): Board['orders'][number] {
  const { guid: orderGuid, number, warehouseId, address, assemblyState, slots } = order
  const { assemblerId, deliveryDate, timeFrom, timeTo, crewId, assemblyBack, crewBack } = order
  const hours = assemblyState === 'none' ? 0 : calculateAssemblyHours(order.minutes)
  const delivery = { deliveryDate, timeFrom, timeTo, crewId }
  return {
    orderGuid,
    number,
    warehouseId,
    address,
    assemblyState,
    hours,
    slots,
    assemblerId,
    ...delivery,
    assemblyBack: slots.length === 0 ? assemblyBack : null,
    crewBack: crewId === null ? crewBack : null,
  }
}

function describeAssembler(
  { id, name, warehouseId, area, dayCapacity, now }: Workplace,
  date: string,
  taken: readonly TakenSlot[],
): Board['assemblers'][number] {
  const periods = assemblyPeriods.map((_, period) => {
    const slot = taken.find((one) => one.period === period)
    return {
      period,
      reason: slot?.reason ?? null,
      orderNumber: slot?.number ?? null,
      isPast: hasPeriodBegun({ date, period }, now),
    }
  })
  const load = taken.filter(({ orderId }) => orderId !== null).length
  return { id, name, warehouseId, area, dayCapacity, load, periods }
}
