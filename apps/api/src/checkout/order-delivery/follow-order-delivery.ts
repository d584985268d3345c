import { formatDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import type { Db } from '../../platform/database/database.ts'
import {
  findChosenDeliveries,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import { type DraftRow, findDraftOfCheckout, saveDraft } from '../draft/checkout-draft.queries.ts'

type OrderDelivery = Awaited<ReturnType<typeof findChosenDeliveries>>[number]
export type DraftDelivery = Pick<DraftRow, 'tariffId' | 'fieldSet' | 'slot' | 'hasAssembly'>

/**
 * Takes a delivery that was changed on the orders of a checkout, by staff, by its link or among its
 * services, back into the draft: its screen shows it, and a later change begins with it
 * (checkout.draft). Of several orders the first one counts, as for the number; assembly is asked for
 * where any of them has it. The draft is locked before the checkout.
 */
export async function followOrderDelivery(tx: Db, guid: string): Promise<void> {
  const draft = await findDraftOfCheckout(tx, guid)
  const change = draft && (await findOrderDelivery(tx, draft))
  if (change) await saveDraft(tx, draft.id, change)
}

/** The delivery that the orders of a draft have, as the draft keeps it; null without one. */
export async function findOrderDelivery(db: Db, draft: DraftRow): Promise<DraftDelivery | null> {
  if (draft.basketGroup === null) return null
  const orders = await findDeliverableOrders(db, draft.basketGroup, { lock: false })
  const open = orders.filter(({ state }) => state !== 'cancelled').map(({ id }) => id)
  const deliveries = await findChosenDeliveries(db, open)
  const delivery = deliveries.find(({ orderId }) => orderId === open[0])
  const hasAssembly = deliveries.some(({ assembly }) => assembly)
  return delivery ? { ...toDraftDelivery(draft, delivery), hasAssembly } : null
}

function toDraftDelivery(
  { fieldSet }: DraftRow,
  delivery: OrderDelivery,
): Omit<DraftDelivery, 'hasAssembly'> {
  const { day, timeFrom, timeTo, comment, storeId, toDoor, lift, floor } = delivery
  return {
    tariffId: delivery.tariffId,
    fieldSet: {
      address: toAddress(fieldSet.address, delivery),
      comment,
      toDoor,
      liftToFloor: { kind: lift, floor },
      storeId,
    },
    slot: day && timeFrom && timeTo ? { date: day, timeFrom, timeTo } : null,
  }
}

/** An order keeps street, apartment and entrance as one text; without coordinates it goes to a store. */
function toAddress(
  typed: DraftRow['fieldSet']['address'],
  { address, latitude: lat, longitude: lon }: OrderDelivery,
): DraftRow['fieldSet']['address'] {
  if (address === null || lat === null || lon === null) return typed
  const coords = { lat, lon }
  const isSame = address === formatDeliveryAddress(typed)
  return isSame ? { ...typed, coords } : { street: address, apartment: '', entrance: '', coords }
}
