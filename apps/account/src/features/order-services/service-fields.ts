import type {
  OrderServices,
  ServiceChoice,
  ServiceDays,
} from '@svetlitsa/api-client/order-services/queries'
import {
  formatDeliveryAddress,
  hasDeliveryAddress,
} from '@svetlitsa/domain/delivery/delivery-address'
import { hasFullDeliveryDate } from '@svetlitsa/domain/delivery/delivery-slot'
import type { DeliveryFields } from '@svetlitsa/shell/delivery/delivery-fields'

/** The values of the form of services. */
export type ServiceFields = Omit<DeliveryFields, 'optionId'> & { way: 'delivery' | 'pickup' }

/**
 * The form before anything is changed. The day counts only where it is whole; otherwise the first
 * free one is offered once the days are known (delivery.dates).
 */
export function getInitialFields({ services }: OrderServices): ServiceFields {
  const { delivery, pickup, toDoor, lift, floor, assembly } = services
  const { userAddress, coordinates, comment } = delivery
  const way = delivery.activated || !pickup.available ? 'delivery' : 'pickup'
  const time = way === 'delivery' ? delivery : pickup
  const isWhole =
    way === 'delivery'
      ? hasFullDeliveryDate(delivery)
      : Boolean(time.date && time.timeFrom && time.timeTo)
  return {
    way,
    storeId: String(pickup.storeId ?? pickup.stores[0]?.id ?? ''),
    place: coordinates && { ...coordinates, value: userAddress },
    typedAddress: userAddress ?? '',
    apartment: '',
    entrance: '',
    comment,
    day: (isWhole && time.date) || '',
    slotFrom: isWhole ? time.timeFrom : null,
    toDoor,
    lift,
    floor,
    assembly,
  }
}

/** The chosen day, or the first that still has room. */
export function getShownDay(fields: ServiceFields, days: ServiceDays): string {
  if (fields.day) return fields.day
  return days.find(({ slots }) => slots.some(({ isFree }) => isFree))?.date ?? ''
}

/** Whether the address is whole: another one, or the one that the order has. */
function hasAddress({ services }: OrderServices, fields: ServiceFields): boolean {
  const { typedAddress: address, place: coordinates } = fields
  const isKept = !coordinates && address !== '' && address === services.delivery.userAddress
  return isKept || hasDeliveryAddress({ address, coordinates })
}

/** The form as the call takes it; null while the address is not known. */
export function toServiceChoice(
  loaded: OrderServices,
  fields: ServiceFields,
  days: ServiceDays,
): ServiceChoice | null {
  const { way, place, typedAddress: street, apartment, entrance, slotFrom, lift, floor } = fields
  const isDelivery = way === 'delivery'
  if (isDelivery && !hasAddress(loaded, fields)) return null
  const date = getShownDay(fields, days)
  const { timeTo = findOwnEnd(loaded, fields) } =
    days.find((day) => day.date === date)?.slots.find((one) => one.timeFrom === slotFrom) ?? {}
  const time = slotFrom && timeTo ? { date, timeFrom: slotFrom, timeTo } : {}
  const userAddress = formatDeliveryAddress({
    street,
    apartment: apartment.trim(),
    entrance: entrance.trim(),
  })
  return {
    delivery: {
      activated: isDelivery,
      ...(isDelivery
        ? {
            userAddress,
            ...(place ? { coordinates: { lat: place.lat, lon: place.lon } } : {}),
            comment: fields.comment,
            ...time,
          }
        : {}),
    },
    ...(isDelivery ? {} : { pickup: { storeId: Number(fields.storeId), ...time } }),
    toDoor: isDelivery && fields.toDoor,
    lift: isDelivery ? lift : 'none',
    floor: isDelivery ? floor : null,
    assembly: fields.assembly,
  }
}

/** The end of the time that the order has, while the days are not loaded. */
function findOwnEnd({ services }: OrderServices, { way, day, slotFrom }: ServiceFields) {
  const { date, timeFrom, timeTo } = services[way]
  return date === day && timeFrom === slotFrom ? timeTo : null
}
