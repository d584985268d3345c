import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { calculationOfServiceList } from '@svetlitsa/api-client/order-services/contract'
import { hasDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import type { OrderState } from '@svetlitsa/domain/order/order-state'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { TariffRow } from '../../supply/delivery/delivery-terms.queries.ts'
import { priceOrderDelivery } from '../../supply/delivery/price-delivery.ts'
import { locateOrder } from '../../supply/delivery/zone/locate-delivery.ts'
import { canChangeServices } from './can-change-services.ts'
import { decideTime } from './decide-time.ts'
import type { LoadedServices } from './load-services.ts'

export type Choice = ParsedInput<typeof calculationOfServiceList>['services']
export type DecidedServices = Exclude<Awaited<ReturnType<typeof decideServices>>, Refusal<string>>

interface Place {
  tariff: TariffRow
  storeId: number | null
  address: string | null
  latitude: number | null
  longitude: number | null
  /** What the tariff asks for bringing it there. */
  price: number
}

/** What an order would have after a choice, or why it cannot. */
export async function decideServices(
  context: Context,
  db: Db,
  loaded: LoadedServices,
  choice: Choice,
  { toSave }: { toSave: boolean },
) {
  const { order, before, ways } = loaded
  if (!canChangeServices(context, order.state as OrderState)) return refuse('services_closed')
  const { activated } = choice.delivery
  if (!ways.includes(activated ? 'delivery' : 'pickup')) return refuse('option_unknown')
  const place = activated
    ? await decideAddress(db, loaded, choice.delivery)
    : decideStore(loaded, choice.pickup?.storeId)
  if (place instanceof Refusal) return place
  const requested = selectServices(loaded, choice)
  if (requested instanceof Refusal) return requested
  const time = await decideTime(context, db, loaded, { choice, place, toSave })
  if (time instanceof Refusal) return time
  const comment = activated ? (choice.delivery.comment ?? before?.comment ?? '') : ''
  return { place, requested, time, comment }
}

/** The address as it stands, or another one where the shop delivers. */
async function decideAddress(
  db: Db,
  { tariffs, terms, before, order, orders, region }: LoadedServices,
  { userAddress, coordinates }: Choice['delivery'],
): Promise<Place | Refusal<'option_unknown' | 'address_missing' | 'outside_zones'>> {
  const { address: tariff } = tariffs
  if (!tariff) return refuse('option_unknown')
  const isKept =
    before !== null &&
    before.kind !== 'pickup' &&
    before.address !== null &&
    before.address === (userAddress ?? before.address) &&
    (coordinates ? isAt(before, coordinates) : true)
  if (isKept) {
    const { address, latitude, longitude, price } = before
    return { tariff, storeId: null, address, latitude, longitude, price }
  }
  const address = userAddress ?? null
  if (!coordinates || !hasDeliveryAddress({ address, coordinates }))
    return refuse('address_missing', { fields: { userAddress: 'missing' } })
  const ordered = { order, orders }
  const location = await locateOrder(db, region, { tariff, to: coordinates, terms, ...ordered })
  if (!location) return refuse('outside_zones', { fields: { userAddress: 'outside' } })
  const price = priceOrderDelivery(tariff, ordered, region, location)
  const { lat: latitude, lon: longitude } = coordinates
  return { tariff, storeId: null, address, latitude, longitude, price }
}

function isAt(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  { lat, lon }: { lat: number; lon: number },
): boolean {
  return latitude === lat && longitude === lon
}

/** The store as it stands, or another one while the goods are not there yet. */
function decideStore(
  { tariffs, before, stores, isReady }: LoadedServices,
  requestedId: number | null | undefined,
): Place | Refusal<'option_unknown'> {
  const { pickup: tariff } = tariffs
  const chosenId = before?.kind === 'pickup' ? before.storeId : null
  const store = stores.find(({ id }) => id === (requestedId ?? chosenId))
  if (!tariff || !store) return refuse('option_unknown', { fields: { storeId: 'unknown' } })
  if (isReady && store.id !== chosenId) return refuse('option_unknown')
  const { id: storeId, address } = store
  return { tariff, storeId, address, latitude: null, longitude: null, price: tariff.price }
}

/** Nothing is carried up from a store, and only what needs it is assembled. */
function selectServices(
  { order, before }: LoadedServices,
  { delivery: { activated }, toDoor, lift, floor, assembly }: Choice,
) {
  const requested = {
    toDoor: activated && toDoor,
    lift: activated ? lift : ('none' as const),
    // Of what is not carried up, the floor that was named stays.
    floor:
      (activated ? floor : null) ?? (activated && lift !== 'none' ? null : (before?.floor ?? null)),
    assembly: assembly && (order.assemblySum > 0 || (before?.assembly ?? false)),
  }
  const lacksFloor = requested.lift !== 'none' && requested.floor === null
  return lacksFloor ? refuse('floor_missing', { fields: { floor: 'missing' } }) : requested
}
