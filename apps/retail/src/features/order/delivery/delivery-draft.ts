import type { CallInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import type { RetailDelivery } from '@svetlitsa/api-client/retail-order/queries'
import type { ChosenAddress } from './address-field.tsx'

export const noSlot = 'none'

export type DeliveryOption = RetailDelivery['options'][number]
type Chosen = RetailDelivery['chosen']

/** The delivery of an order as staff edit it. */
export type DeliveryDraft = {
  optionId: number
  storeId: string
  slotId: string
  address: ChosenAddress | null
  apartment: string
  comment: string
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: string
  assembly: boolean
}

/** Begins with the delivery as it stands, or with the first way where none was chosen. */
export function createDraft({
  options,
  chosen,
  assemblyState,
}: RetailDelivery): DeliveryDraft | null {
  const option = options.find(({ id }) => id === chosen?.id) ?? options[0]
  if (!option) return null
  const { address, coordinates } = chosen ?? {}
  return {
    optionId: option.id,
    storeId: String(chosen?.storeId ?? ''),
    slotId: chosen?.slotId == null ? noSlot : String(chosen.slotId),
    address: address && coordinates ? { value: address, ...coordinates } : null,
    apartment: '',
    comment: chosen?.comment ?? '',
    toDoor: chosen?.toDoor ?? false,
    lift: chosen?.lift ?? 'none',
    floor: String(chosen?.floor ?? ''),
    // A follow-up may have its assembly before its delivery.
    assembly: chosen?.assembly ?? assemblyState !== 'none',
  }
}

/** Whether goods go where they were to go, in the same way: the price stands then. */
export function isPlaceKept(draft: DeliveryDraft, option: DeliveryOption, chosen: Chosen): boolean {
  if (!chosen || chosen.id !== option.id) return false
  if (!option.addressBar) return draft.storeId === String(chosen.storeId ?? '')
  return draft.address !== null && draft.address.value === chosen.address
}

/** What is sent: what is not changed is left out and stays. */
export function toDelivery(
  draft: DeliveryDraft,
  { option, chosen, price }: { option: DeliveryOption; chosen: Chosen; price: number },
): Omit<CallInput<typeof contract.setRetailDelivery>, 'orderGuid'> {
  const { address, apartment, comment, toDoor, lift, floor, assembly, slotId } = draft
  const held = chosen?.slotId == null ? noSlot : String(chosen.slotId)
  const isTimed = option.days.length > 0 && slotId !== held
  const slot = isTimed ? { slotId: slotId === noSlot ? null : Number(slotId) } : {}
  const place = !option.addressBar
    ? { storeId: Number(draft.storeId || option.stores[0]?.id) }
    : isPlaceKept(draft, option, chosen) || !address
      ? {}
      : {
          address: address.value,
          coordinates: { lat: address.lat, lon: address.lon },
          apartment,
          sum: price,
        }
  const carrying = option.addressBar
    ? { toDoor, lift, ...(floor === '' ? {} : { floor: Number(floor) }) }
    : {}
  return { id: option.id, comment, ...place, ...slot, ...carrying, assembly }
}
