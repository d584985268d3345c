import { calculateAssemblyPrice } from '../assembly/assembly-price.ts'
import { calculateCourierPrice } from '../delivery/delivery-price.ts'

/**
 * The delivery prices shown before an item is in the basket; a null threshold means delivery is
 * never free.
 */
export type ArrivalTariff = {
  courier: number
  courierFreeFrom: number | null
  liftByElevator: number
  assemblyPercent: number
  assemblyMinimum: number
}

/** The extra services a shopper selected. */
export type ArrivalOptions = { lift: boolean; assembly: boolean }

/**
 * Returns the full price of an item delivered to the shopper, in whole currency units, with the
 * selected lift and assembly (ux check 20). Assembly is a percent of the displayed price; the
 * components are returned beside the total.
 */
export function calculateArrivalPrice(
  goodsSum: number,
  tariff: ArrivalTariff,
  options: ArrivalOptions,
) {
  const courierFreeFrom = tariff.courierFreeFrom ?? Number.MAX_SAFE_INTEGER
  const delivery = calculateCourierPrice(goodsSum, { courier: tariff.courier, courierFreeFrom })
  const assembly = calculateAssemblyPrice(goodsSum, tariff)
  const lift = tariff.liftByElevator
  const total = goodsSum + delivery + (options.lift ? lift : 0) + (options.assembly ? assembly : 0)
  return { delivery, lift, assembly, total }
}
