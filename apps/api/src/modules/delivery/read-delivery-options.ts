import type { deliveryOption } from '@svetlitsa/api-client/delivery/contract'
import { addDays } from '@svetlitsa/domain/date/add-days'
import { isTransportKit } from '@svetlitsa/domain/delivery/is-transport-kit'
import { calculateEarliestDeliveryDate } from '@svetlitsa/domain/delivery/slot/calculate-earliest-delivery-date'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Region } from '../region/region-directory.ts'
import {
  type DeliveryLoad,
  findPlaces,
  findSlots,
  findSupplier,
  findTariffs,
  type PlaceRow,
  type TariffRow,
} from './delivery.queries.ts'
import { ORDER_BEFORE_HOUR } from './order-before-hour.ts'
import { calculateDeliveryPrice, calculateServicePrices } from './price-delivery.ts'
import { formatOpeningHours } from './texts/format-opening-hours.ts'
import { formatPickupReadiness } from './texts/format-pickup-readiness.ts'
import { formatTariff } from './texts/format-tariff.ts'

type Option = z.output<typeof deliveryOption>

const SHOWN_DAYS = 14

/** Every delivery method available for an order, with prices, days and stores. */
export async function readDeliveryOptions(
  context: Context,
  region: Region,
  order: DeliveryLoad,
): Promise<Option[]> {
  const { db } = context
  const [tariffs, { stores, warehouses }] = await Promise.all([
    findTariffs(db, region),
    findPlaces(db, region.id),
  ])
  const supplier = findSupplier(warehouses, order.placeId)
  const { timeZone } = region
  const firstDay = calculateEarliestDeliveryDate({
    now: context.now,
    timeZone,
    orderBeforeHour: ORDER_BEFORE_HOUR,
    leadDays: supplier?.leadDays ?? 3,
  })
  const slots = supplier
    ? await findSlots(db, supplier.place.id, firstDay, addDays(firstDay, SHOWN_DAYS))
    : []
  const days = new Map<string, Option['days'][number]>()
  for (const slot of slots) {
    const day = days.get(slot.day) ?? { date: slot.day, slots: [] }
    const { id, timeFrom, timeTo } = slot
    day.slots.push({ id, timeFrom, timeTo, isFree: slot.taken < slot.capacity })
    days.set(slot.day, day)
  }
  return tariffs
    .filter((tariff) => tariff.kind !== 'pickup' || stores.length > 0)
    .map((tariff) => ({
      ...buildOption(tariff, context.language),
      price: calculateDeliveryPrice(tariff, order, region, null),
      services: deliversToAddress(tariff) ? calculateServicePrices(tariff, order, region) : null,
      days: tariff.kind === 'courier' ? [...days.values()] : [],
      stores:
        tariff.kind === 'pickup'
          ? stores.map((store) => toStore(store, order, firstDay, context))
          : [],
    }))
}

/** A delayed delivery goes to an address too; only its day is open. */
export function deliversToAddress({ kind }: Pick<TariffRow, 'kind'>): boolean {
  return kind !== 'pickup'
}

function buildOption(
  tariff: TariffRow,
  language: Language,
): Omit<Option, 'price' | 'services' | 'days' | 'stores'> {
  return {
    id: tariff.id,
    ...formatTariff(tariff, language),
    kind: tariff.kind,
    isKit: isTransportKit(tariff.description),
    addressBar: deliversToAddress(tariff),
    option: { type: tariff.kind === 'delayed' ? 'delayed' : 'plain' },
    freeFrom: tariff.freeFrom,
  }
}

function toStore(
  store: PlaceRow,
  order: DeliveryLoad,
  firstDay: string,
  { language }: Context,
): Option['stores'][number] {
  return {
    id: store.id,
    name: store.name,
    address: store.address,
    hours: formatOpeningHours(store.hours, language),
    lat: store.latitude,
    lon: store.longitude,
    readyText: formatPickupReadiness(store.id === order.placeId ? null : firstDay, language),
  }
}
