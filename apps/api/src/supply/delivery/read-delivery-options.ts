import type { deliveryOption } from '@svetlitsa/api-client/delivery/contract'
import { isTransportKit } from '@svetlitsa/domain/delivery/delivery-kind'
import type * as z from 'zod'
import type { Context, Language } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { formatOpeningHours } from '../stock/format-opening-hours.ts'
import type { DeliveryLoad } from './delivery.queries.ts'
import {
  type DeliveryTerms,
  findDeliveryTerms,
  findSupplier,
  type PlaceRow,
  type TariffRow,
} from './delivery-terms.queries.ts'
import { calculateServicePrices, priceOrderDelivery } from './price-delivery.ts'
import { calculateShownDays, readSlots } from './slot/offered-slots.ts'
import { formatPickupReadiness, formatTariff } from './texts/format-delivery.ts'

type Option = z.output<typeof deliveryOption>

type Services = NonNullable<Option['services']>

interface DeliverySearch {
  loads: readonly DeliveryLoad[]
  /** All of the checkout, with these. */
  orders: readonly DeliveryLoad[]
  /** Slots that the orders hold already. */
  ownSlots?: readonly number[]
  /** Those of the region, where they were read before. */
  terms?: DeliveryTerms
}

/**
 * Every delivery method available for an order, with prices, days and stores; or for several that are
 * delivered alike: prices are added up, and a slot is free where each warehouse can still take its
 * orders.
 */
export async function readDeliveryOptions(
  context: Pick<Context, 'services' | 'language' | 'now'>,
  db: Db,
  region: Region,
  { loads, orders, ownSlots = [], terms }: DeliverySearch,
): Promise<Option[]> {
  const { tariffs, stores, warehouses } = terms ?? (await findDeliveryTerms(db, region))
  const suppliers = loads.flatMap(({ placeId }) => findSupplier(warehouses, placeId) ?? [])
  const shownDays = calculateShownDays(context, region, suppliers)
  const days = await readSlots(db, {
    warehouseIds: suppliers.map(({ place }) => place.id),
    ...shownDays,
    ownSlots,
  })
  const sum = (calculate: (load: DeliveryLoad) => number) =>
    loads.reduce((total, load) => total + calculate(load), 0)
  return tariffs
    .filter((tariff) => tariff.kind !== 'pickup' || stores.length > 0)
    .map((tariff) => ({
      ...buildOption(tariff, context.language),
      price: sum((order) => priceOrderDelivery(tariff, { order, orders }, region, null)),
      services: deliversToAddress(tariff)
        ? addUpServices(loads.map((load) => calculateServicePrices(tariff, load, region)))
        : null,
      days: tariff.kind === 'courier' ? days : [],
      stores:
        tariff.kind === 'pickup'
          ? stores.map((store) => toStore(store, { loads, firstDay: shownDays.fromDay }, context))
          : [],
    }))
}

/**
 * The services of several orders. Each order's weight counts in started bands, so that the weight of
 * all is that of their bands: multiplied out it gives the price that is charged.
 */
function addUpServices(services: readonly Services[]): Services | null {
  const [first, ...others] = services
  if (!first || others.length === 0) return first ?? null
  const { liftPerFloor, liftBandKg } = first
  const add = (field: 'toDoor' | 'liftByElevator' | 'assembly') =>
    services.reduce((sum, one) => sum + one[field], 0)
  const bands = services.reduce(
    (sum, { weightKg }) => sum + Math.max(1, Math.ceil(weightKg / liftBandKg)),
    0,
  )
  return {
    toDoor: add('toDoor'),
    liftByElevator: add('liftByElevator'),
    assembly: add('assembly'),
    liftPerFloor,
    liftBandKg,
    weightKg: bands * liftBandKg,
  }
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
  { loads, firstDay }: { loads: readonly DeliveryLoad[]; firstDay: string },
  { language }: Pick<Context, 'language'>,
): Option['stores'][number] {
  const isThere = loads.every(({ placeId }) => placeId === store.id)
  return {
    id: store.id,
    name: store.name,
    address: store.address,
    hours: formatOpeningHours(store.hours, language),
    lat: store.latitude,
    lon: store.longitude,
    readyText: formatPickupReadiness(isThere ? null : firstDay, language),
  }
}
