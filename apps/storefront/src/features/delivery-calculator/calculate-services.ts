import type { DeliveryService, RegionServices } from '@svetlitsa/api-client/content/queries'
import { calculateAssemblyPrice } from '@svetlitsa/domain/assembly/assembly-price'
import {
  calculateCourierPrice,
  calculateLiftPrice,
  calculateOutsidePrice,
  calculateToDoorPrice,
  calculateTransportPrice,
} from '@svetlitsa/domain/delivery/delivery-price'

export interface ServiceOptions {
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

export interface CalculatedServices {
  /** Null where only the carrier can quote the price. */
  delivery: number | null
  lift: number
  toDoor: number
  assembly: number
  total: number
}

/**
 * Returns the price of the selected services in a region, by the rules that the checkout uses (ADR
 * 0040).
 */
export function calculateServices(
  services: Pick<RegionServices, 'deliveryServices' | 'transportBands' | 'assembly' | 'liftBandKg'>,
  options: ServiceOptions,
): CalculatedServices {
  const service = services.deliveryServices.find(({ id }) => id === options.serviceId)
  if (!service) return { delivery: null, lift: 0, toDoor: 0, assembly: 0, total: 0 }
  const isPickup = service.kind === 'pickup'
  const delivery = calculateDelivery(service, services.transportBands, options)
  const toDoor = calculateToDoorPrice(!isPickup && options.toDoor, { toDoor: service.toDoorPrice })
  const lift = isPickup ? 0 : calculateLift(service, services.liftBandKg, options)
  const assembly = options.assembly
    ? calculateAssemblyPrice(options.goodsSum, {
        assemblyPercent: services.assembly.percent,
        assemblyMinimum: services.assembly.minimum,
      })
    : 0
  return { delivery, lift, toDoor, assembly, total: (delivery ?? 0) + lift + toDoor + assembly }
}

function calculateDelivery(
  service: DeliveryService,
  transportBands: RegionServices['transportBands'],
  options: ServiceOptions,
): number | null {
  if (service.kind === 'pickup') return service.price
  if (service.kind === 'transport') return calculateTransportPrice(options.weightKg, transportBands)
  if (options.isOutside) {
    return calculateOutsidePrice(options.distanceKm, { outsidePerKm: service.pricePerKm })
  }
  return calculateCourierPrice(options.goodsSum, {
    courier: service.price,
    courierFreeFrom: service.freeFrom ?? Number.MAX_SAFE_INTEGER,
  })
}

function calculateLift(
  service: DeliveryService,
  liftBandKg: number,
  options: ServiceOptions,
): number {
  const tariff = {
    liftByElevator: service.liftPrice,
    liftPerFloor: service.floorPrice,
    liftBandKg,
  }
  if (options.lift === 'none') return 0
  if (options.lift === 'elevator') return calculateLiftPrice({ by: 'elevator' }, tariff)
  return calculateLiftPrice(
    { by: 'stairs', floor: options.floor, weightKg: options.weightKg },
    tariff,
  )
}
