import type { Coordinates } from '@svetlitsa/domain/delivery/coordinates'
import type { DeliveryZone } from '@svetlitsa/domain/delivery/delivery-zone'
import type { CityPin } from './city-pin.ts'

/** What a map for choosing an address or a store shows. */
export type AddressMarks = {
  zones: readonly DeliveryZone[]
  /** The chosen address. */
  place: Coordinates | null
  stores: readonly CityPin[]
  chosenStoreId: number | null
}
