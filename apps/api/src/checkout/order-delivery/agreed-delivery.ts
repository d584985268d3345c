import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { setDelivery } from '@svetlitsa/api-client/delivery/contract'
import { formatDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import {
  priceServiceLines,
  splitServicesSum,
} from '@svetlitsa/domain/order-services/service-prices'
import type { Region } from '../../shop/region/region-directory.ts'
import type { ChosenDelivery, DeliverableOrder } from '../../supply/delivery/delivery.queries.ts'
import type { TariffRow } from '../../supply/delivery/delivery-terms.queries.ts'
import { type RequestedServices, sumServicePrices } from '../../supply/delivery/price-delivery.ts'
import { deliversToAddress } from '../../supply/delivery/read-delivery-options.ts'

type Place = Pick<
  ParsedInput<typeof setDelivery>,
  'address' | 'apartment' | 'entrance' | 'coordinates' | 'storeId'
>

/** Whether goods go where they were to go, in the same way: the price stands then. */
export function isPlaceKept(
  agreed: ChosenDelivery,
  { tariff, requested }: { tariff: TariffRow; requested: Place },
): boolean {
  if (agreed.tariffId !== tariff.id) return false
  if (!deliversToAddress(tariff)) return agreed.storeId === (requested.storeId ?? null)
  const { address = '', apartment, entrance, coordinates } = requested
  return (
    agreed.address === formatDeliveryAddress({ street: address, apartment, entrance }) &&
    agreed.latitude === (coordinates?.lat ?? null) &&
    agreed.longitude === (coordinates?.lon ?? null)
  )
}

/** The time that staff leave as it is, also one that is past or that a store named; null otherwise. */
export function keepTime(
  { kind, slotId: held, day, timeFrom, timeTo }: ChosenDelivery,
  { tariff, slotId }: { tariff: TariffRow; slotId: number | undefined },
) {
  const isKept = held === null ? kind === 'pickup' && tariff.kind === 'pickup' : held === slotId
  return isKept ? { slotId: held, day, timeFrom, timeTo } : null
}

type Requested = Omit<RequestedServices, 'floor'> & { floor: number | null }

/**
 * The services of an order, together and the assembly alone: what stays the same costs what was agreed,
 * what is new costs what the tariff says now.
 */
export function priceAgreedServices(
  { order, region, tariff }: { order: DeliverableOrder; region: Region; tariff: TariffRow },
  before: ChosenDelivery | null,
  requested: Requested,
): { services: number; assembly: number } {
  const nothing: RequestedServices = { toDoor: false, lift: 'none', floor: 1, assembly: false }
  const priceOne = (one: Partial<RequestedServices>) =>
    sumServicePrices(tariff, order, region, { ...nothing, ...one })
  const agreed = before?.tariffId === tariff.id ? before : null
  const destination = ''
  const { toDoor, lift, assembly } = priceServiceLines(
    agreed && {
      requested: { destination, ...agreed },
      prices: splitServicesSum(
        agreed,
        { delivery: 0, services: order.servicesSum, assembly: agreed.assemblyPrice },
        tariff.toDoorPrice,
      ),
    },
    { destination, ...requested },
    {
      delivery: 0,
      toDoor: priceOne({ toDoor: true }),
      lift: priceOne({ lift: requested.lift, floor: requested.floor ?? 1 }),
      assembly: priceOne({ assembly: true }),
    },
  )
  return { services: toDoor + lift + assembly, assembly }
}
