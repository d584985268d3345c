import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import { hasPeriodBegun } from '@svetlitsa/domain/assembly/assembly-period'
import { defaultSlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { addDays } from '@svetlitsa/domain/date/day'
import {
  type FreeAssembler,
  proposeAssemblers,
} from '@svetlitsa/domain/dispatch/propose-assemblers'
import type { Context } from '../../platform/context/context.ts'
import { listWarehouseDays } from '../assembler/capacity.queries.ts'
import { listTakenSlots, type TakenSlot } from '../assembler/slot.queries.ts'
import { type DispatchOrder, listDayOrders } from './board.queries.ts'
import { listAssemblers, type Workplace } from './workplace.queries.ts'

type Proposals = CallAnswer<typeof contract.getProposals>['proposals']

/** The longest assembly that is proposed goes on for a week. */
const DAYS_AHEAD = 6

/** Who could assemble the orders of a day that wait; nobody is assigned (assembler.assign). */
export async function proposeDay({ db, now }: Context, date: string): Promise<Proposals> {
  const ofDay = await listDayOrders(db, date)
  const orders = ofDay.filter(
    ({ assemblyState, assemblerId }) =>
      (assemblyState === 'requested' || assemblyState === 'planned') && assemblerId === null,
  )
  const workplaces = await listAssemblers(db, now)
  const ids = workplaces.map(({ id }) => id)
  const taken = await listTakenSlots(db, ids, { from: date, to: addDays(date, DAYS_AHEAD) })
  const byId = new Map(ofDay.map((order) => [order.id, order]))
  const proposals = proposeAssemblers({
    date,
    orders: orders.map((order) => ({
      ...order,
      id: order.guid,
      place: toPlace(order),
      delivery: toDelivery(order),
    })),
    assemblers: workplaces.map((workplace) =>
      toFreeAssembler(
        workplace,
        taken.filter(({ assemblerId }) => assemblerId === workplace.id),
        byId,
      ),
    ),
    freeOfWarehouse: new Map(
      (await listWarehouseDays(db, date)).flatMap((day) =>
        day.limit === null ? [] : [[day.id, day.limit - day.taken] as const],
      ),
    ),
  })
  return proposals.map(({ orderId: orderGuid, ...proposal }) => ({
    ...proposal,
    orderGuid,
    number: orders.find(({ guid }) => guid === orderGuid)?.number ?? '',
    assemblerName: workplaces.find(({ id }) => id === proposal.assemblerId)?.name ?? '',
  }))
}

/** A delivery without a time may last the whole day. */
function toDelivery({ deliveryDate, timeTo }: DispatchOrder) {
  return deliveryDate === null ? null : { date: deliveryDate, timeTo: timeTo ?? '24:00' }
}

function toFreeAssembler(
  workplace: Workplace,
  slots: readonly TakenSlot[],
  byId: ReadonlyMap<number, DispatchOrder>,
): FreeAssembler {
  const { id, regionId, dayCapacity, now } = workplace
  return {
    id,
    regionId,
    dayCapacity,
    start: toPlace(workplace),
    free: slots.filter(
      (slot) =>
        slot.orderId === null && slot.reason === defaultSlotReason && !hasPeriodBegun(slot, now),
    ),
    taken: slots.flatMap((slot) => {
      if (slot.orderId === null) return []
      const order = byId.get(slot.orderId)
      return [{ date: slot.date, period: slot.period, place: order ? toPlace(order) : null }]
    }),
  }
}

function toPlace({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { lat: latitude, lon: longitude }
}
