import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import { proposeCrews } from '@svetlitsa/domain/dispatch/propose-crews'
import type { Db } from '../../platform/database/database.ts'
import { type DispatchOrder, listDayOrders } from './board.queries.ts'
import { listCrewStarts } from './crew.queries.ts'

type Proposals = CallAnswer<typeof contract.getProposals>['crews']

/** Which crews could deliver the orders of a day that have none; none is assigned (assembler.assign). */
export async function proposeDeliveries(db: Db, date: string): Promise<Proposals> {
  const deliveries = (await listDayOrders(db, date)).filter(
    ({ deliveryDate }) => deliveryDate === date,
  )
  const crews = await listCrewStarts(db)
  const proposals = proposeCrews(
    deliveries
      .filter(({ crewId, state }) => crewId === null && isAhead(state))
      .map((order) => ({ ...toDelivery(order), id: order.guid, warehouseId: order.warehouseId })),
    crews.map(({ latitude, longitude, ...crew }) => ({
      ...crew,
      start: toPlace({ latitude, longitude }),
      deliveries: deliveries.filter(({ crewId }) => crewId === crew.id).map(toDelivery),
    })),
  )
  return proposals.map(({ orderId: orderGuid, ...proposal }) => ({
    ...proposal,
    orderGuid,
    number: deliveries.find(({ guid }) => guid === orderGuid)?.number ?? '',
    crewName: crews.find(({ id }) => id === proposal.crewId)?.name ?? '',
  }))
}

function isAhead(state: DispatchOrder['state']): boolean {
  return state !== 'delivered' && state !== 'closed'
}

function toDelivery({ latitude, longitude, timeFrom }: DispatchOrder) {
  return { place: toPlace({ latitude, longitude }), timeFrom }
}

function toPlace({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { lat: latitude, lon: longitude }
}
