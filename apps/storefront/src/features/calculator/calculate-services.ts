import type { DeliveryService, RegionServices } from '@svetlitsa/api-client/query/content'
import { assemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import { courierPrice } from '@svetlitsa/domain/delivery/courier-price'
import { liftPrice } from '@svetlitsa/domain/delivery/lift-price'
import { outsidePrice } from '@svetlitsa/domain/delivery/outside-price'
import { toDoorPrice } from '@svetlitsa/domain/delivery/to-door-price'
import { transportPrice } from '@svetlitsa/domain/delivery/transport-price'

export interface Wish {
  serviceId: number
  goodsSum: number
  weightKg: number
  isOutside: boolean
  distanceKm: number
  lift: 'none' | 'elevator' | 'stairs'
  floor: number
  toDoor: boolean
  assembly: boolean
}

export interface Calculated {
  /** Null where the carrier itself must say. */
  delivery: number | null
  lift: number
  toDoor: number
  assembly: number
  total: number
}

/** What a wish costs in a region, by the rules that the checkout counts by (decisions «Orders»). */
export function calculateServices(
  services: Pick<RegionServices, 'deliveryServices' | 'transportBands' | 'assembly' | 'liftBandKg'>,
  wish: Wish,
): Calculated {
  const service = services.deliveryServices.find(({ id }) => id === wish.serviceId)
  if (!service) return { delivery: null, lift: 0, toDoor: 0, assembly: 0, total: 0 }
  const isFetched = service.kind === 'pickup'
  const delivery = deliveryOf(service, services.transportBands, wish)
  const toDoor = toDoorPrice(!isFetched && wish.toDoor, { toDoor: service.toDoorPrice })
  const lift = isFetched ? 0 : liftOf(service, services.liftBandKg, wish)
  const assembly = wish.assembly
    ? assemblyPrice(wish.goodsSum, {
        assemblyPercent: services.assembly.percent,
        assemblyMinimum: services.assembly.minimum,
      })
    : 0
  return { delivery, lift, toDoor, assembly, total: (delivery ?? 0) + lift + toDoor + assembly }
}

function deliveryOf(
  service: DeliveryService,
  transportBands: RegionServices['transportBands'],
  wish: Wish,
): number | null {
  if (service.kind === 'pickup' || service.kind === 'delayed') return service.price
  if (service.kind === 'transport') return transportPrice(wish.weightKg, transportBands)
  if (wish.isOutside) {
    return outsidePrice(wish.distanceKm, { outsidePerKm: service.pricePerKm })
  }
  return courierPrice(wish.goodsSum, {
    courier: service.price,
    courierFreeFrom: service.freeFrom ?? Number.MAX_SAFE_INTEGER,
  })
}

function liftOf(service: DeliveryService, liftBandKg: number, wish: Wish): number {
  const tariff = {
    liftByElevator: service.liftPrice,
    liftPerFloor: service.floorPrice,
    liftBandKg,
  }
  if (wish.lift === 'none') return 0
  if (wish.lift === 'elevator') return liftPrice({ by: 'elevator' }, tariff)
  return liftPrice({ by: 'stairs', floor: wish.floor, weightKg: wish.weightKg }, tariff)
}
