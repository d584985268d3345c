import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { setDelivery } from '@svetlitsa/api-client/delivery/contract'
import { formatDeliveryAddress } from '@svetlitsa/domain/delivery/delivery-address'
import type { ChosenDelivery } from '../../../supply/delivery/delivery.queries.ts'
import type { TariffRow } from '../../../supply/delivery/delivery-terms.queries.ts'
import { deliversToAddress } from '../../../supply/delivery/read-delivery-options.ts'

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

/** Whether staff leave the time as it is, also one that is past or that a store named. */
export function isTimeKept(
  { kind, slotId: held }: ChosenDelivery,
  { tariff, slotId }: { tariff: TariffRow; slotId: number | undefined },
): boolean {
  return held === null ? kind === 'pickup' && tariff.kind === 'pickup' : held === slotId
}

export function pickTime({ slotId, day, timeFrom, timeTo }: ChosenDelivery) {
  return { slotId, day, timeFrom, timeTo }
}
