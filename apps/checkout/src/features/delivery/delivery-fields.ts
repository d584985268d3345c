import type { DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import { hasFullDeliveryDate } from '@svetlitsa/domain/delivery/slot/has-full-delivery-date'

/** The values of the delivery form. */
export interface DeliveryFields {
  optionId: string
  storeId: string
  place: ChosenPlace | null
  typedAddress: string
  apartment: string
  comment: string
  day: string
  slotFrom: string | null
  toDoor: boolean
  lift: 'none' | 'lift' | 'stairs'
  floor: number
  assembly: boolean
}

export interface ChosenPlace {
  lat: number
  lon: number
  /** Null for a place on the map that no address book knows: its address is written by hand. */
  value: string | null
}

export const emptyDelivery: DeliveryFields = {
  optionId: '',
  storeId: '',
  place: null,
  typedAddress: '',
  apartment: '',
  comment: '',
  day: '',
  slotFrom: null,
  toDoor: false,
  lift: 'none',
  // Carrying to the ground floor is free, so the first paid floor is the default.
  floor: 2,
  assembly: false,
}

/**
 * The form of an order before anything is typed: what was saved for it. A saved day counts only
 * with its address and both times; otherwise one of the offered days is chosen (delivery.dates).
 */
export function getInitialFields({ chosen, options }: DeliveryItem): DeliveryFields {
  const fields = { ...emptyDelivery, optionId: String(chosen?.id ?? options[0]?.id ?? '') }
  if (!chosen) return fields
  const { address, coordinates, storeId, date, timeFrom, timeTo, comment } = chosen
  const { toDoor, lift, floor, assembly } = chosen
  const hasDay = hasFullDeliveryDate({
    activated: true,
    userAddress: address,
    date,
    timeFrom,
    timeTo,
  })
  return {
    ...fields,
    comment,
    toDoor,
    lift,
    floor: floor ?? fields.floor,
    assembly,
    ...(storeId === null ? {} : { storeId: String(storeId) }),
    ...(coordinates && address
      ? { place: { ...coordinates, value: address }, typedAddress: address }
      : {}),
    ...(hasDay && date ? { day: date, slotFrom: timeFrom } : {}),
  }
}
