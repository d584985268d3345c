import { assemblyPrice } from '../assembly/assembly-price.ts'
import { courierPrice } from '../delivery/courier-price.ts'

/** What bringing a thing costs before it lies in a basket; null where nothing is free by its sum. */
export type ArrivalTariff = {
  courier: number
  courierFreeFrom: number | null
  liftByElevator: number
  assemblyPercent: number
  assemblyMinimum: number
}

/** What a shopper wants beside the thing itself. */
export type ArrivalWish = { lift: boolean; assembly: boolean }

/**
 * The full price of a thing brought to the shopper, with lift and assembly as wished (ux check 20).
 * Assembly is of the price that is displayed; the parts are told beside the sum.
 */
export function arrivalPrice(goodsSum: number, tariff: ArrivalTariff, wish: ArrivalWish) {
  const courierFreeFrom = tariff.courierFreeFrom ?? Number.MAX_SAFE_INTEGER
  const delivery = courierPrice(goodsSum, { courier: tariff.courier, courierFreeFrom })
  const assembly = assemblyPrice(goodsSum, tariff)
  const lift = tariff.liftByElevator
  const total = goodsSum + delivery + (wish.lift ? lift : 0) + (wish.assembly ? assembly : 0)
  return { delivery, lift, assembly, total }
}
