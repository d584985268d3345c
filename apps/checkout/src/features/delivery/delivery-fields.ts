import type { DeliveryItem } from '@svetlitsa/api-client/delivery/queries'
import { hasFullDeliveryDate } from '@svetlitsa/domain/delivery/delivery-slot'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'

export const emptyDelivery: DeliveryFields = {
  optionId: '',
  storeId: '',
  place: null,
  typedAddress: '',
  apartment: '',
  entrance: '',
  comment: '',
  day: '',
  slotFrom: null,
  toDoor: false,
  lift: 'none',
  floor: null,
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
    floor,
    assembly,
    ...(storeId === null ? {} : { storeId: String(storeId) }),
    ...(coordinates && address
      ? { place: { ...coordinates, value: address }, typedAddress: address }
      : {}),
    ...(hasDay && date ? { day: date, slotFrom: timeFrom } : {}),
  }
}
