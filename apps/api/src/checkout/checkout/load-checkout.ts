import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getCheckoutStep } from '@svetlitsa/api-client/checkout/contract'
import { findMissingDelivery } from '@svetlitsa/domain/checkout/checkout-step'
import { type LoadedBasket, loadOwnBasket } from '../../basket/basket/load-basket.ts'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Slot } from '../../schema/checkout-draft.table.ts'
import {
  type DeliverableOrder,
  type DeliveryLoad,
  findDeliverableOrders,
} from '../../supply/delivery/delivery.queries.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
} from '../../supply/delivery/delivery-terms.queries.ts'
import { readDeliveryOptions } from '../../supply/delivery/read-delivery-options.ts'
import { findHeldSlots } from '../../supply/delivery/slot/slot.queries.ts'
import { planDeliveries } from '../order-delivery/plan-deliveries.ts'
import { getDraftOwner, type LoadedDraft } from './draft/draft-access.ts'

export type Checkout = CallAnswer<typeof getCheckoutStep>
export type DeliveryOption = Checkout['delivery']['list'][number]

/** A draft with its basket, or with the orders created from that basket. */
export interface LoadedCheckout extends LoadedDraft {
  /** The owner of the goods, in the region of the draft. */
  owner: Shopper
  /** Null after the orders are created. */
  basket: LoadedBasket | null
  /** The orders that are not cancelled; empty before they are created. */
  orders: DeliverableOrder[]
  loads: readonly DeliveryLoad[]
  terms: DeliveryTerms
  options: DeliveryOption[]
}

export async function loadCheckout(
  reader: Shopper,
  db: Db,
  loaded: LoadedDraft,
): Promise<LoadedCheckout> {
  const owner = getDraftOwner(reader, loaded)
  const { ordered } = loaded
  if (ordered) {
    const orders = (await findDeliverableOrders(db, ordered.guid, { lock: false })).filter(
      ({ state }) => state !== 'cancelled',
    )
    return addOptions(db, { ...loaded, owner, basket: null, orders, loads: orders })
  }
  const basket = await loadOwnBasket(owner, db)
  const loads = basket ? await planDeliveries(db, owner.region, basket) : []
  return addOptions(db, { ...loaded, owner, basket, orders: [], loads })
}

async function addOptions(
  db: Db,
  checkout: Omit<LoadedCheckout, 'terms' | 'options'>,
): Promise<LoadedCheckout> {
  const { owner, orders, loads } = checkout
  const terms = await findDeliveryTerms(db, owner.region)
  const ownSlots = await findHeldSlots(
    db,
    orders.map(({ id }) => id),
  )
  const options = await findOptions(owner, db, { loads, terms, ownSlots })
  return { ...checkout, terms, options }
}

/** The deliveries that are possible for goods or orders that leave together. */
export function findOptions(
  owner: Shopper,
  db: Db,
  search: Pick<LoadedCheckout, 'loads' | 'terms'> & { ownSlots?: readonly number[] },
): Promise<DeliveryOption[]> {
  const { loads } = search
  return readDeliveryOptions(owner, db, owner.region, { ...search, orders: loads })
}

/** The chosen option; null before one is chosen, or when it is no longer offered. */
export function findChosenOption({
  draft,
  options,
}: Pick<LoadedCheckout, 'draft' | 'options'>): DeliveryOption | null {
  return options.find(({ id }) => id === draft.tariffId) ?? null
}

/** Whether all warehouses that supply the goods can deliver then. */
export function isSlotFree({ days }: DeliveryOption, { date, timeFrom, timeTo }: Slot): boolean {
  const slots = days.find((day) => day.date === date)?.slots ?? []
  return slots.some((slot) => slot.timeFrom === timeFrom && slot.timeTo === timeTo && slot.isFree)
}

/** What the chosen delivery still lacks before orders can be delivered by it. */
export function findMissing(loaded: Pick<LoadedCheckout, 'draft' | 'options'>) {
  const { fieldSet, slot } = loaded.draft
  const option = findChosenOption(loaded)
  return findMissingDelivery({
    kind: option?.kind ?? null,
    address: fieldSet.address.street,
    coordinates: fieldSet.address.coords,
    storeId: fieldSet.storeId,
    lacksFloor: fieldSet.liftToFloor.kind !== 'none' && fieldSet.liftToFloor.floor === null,
    hasSlot: slot !== null,
    hasFreeSlots: (option?.days ?? []).some(({ slots }) => slots.some(({ isFree }) => isFree)),
  })
}
