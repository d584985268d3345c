import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getPaymentAndDelivery } from '@svetlitsa/api-client/content/contract'
import { listPayableGroups } from '../../payment/payment/payable-groups.ts'
import type { Context } from '../../platform/context/context.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import {
  findFirstDeliveryDay,
  getRegionDeliverySummary,
} from '../../supply/delivery/get-region-delivery-summary.ts'
import { formatTariff } from '../../supply/delivery/texts/format-delivery.ts'

/** The region's tariffs for the service calculator; the checkout uses the same ones. */
export async function readPaymentAndDelivery(
  context: Context,
): Promise<CallAnswer<typeof getPaymentAndDelivery>> {
  const { region, language, now, services } = context
  const deliverySummary = await getRegionDeliverySummary(context)
  const general = region.generalTariff
  const { ID, NAME, nameIn, currency } = toRegionData(region, language)
  return {
    deliveryServices: deliverySummary.tariffs.map((tariff) => ({
      id: tariff.id,
      ...formatTariff(tariff, language),
      kind: tariff.kind,
      price: tariff.price,
      freeFrom: tariff.freeFrom,
      pricePerKm: tariff.pricePerKm,
      cityRadiusKm: tariff.cityRadiusKm,
      toDoorPrice: tariff.toDoorPrice,
      liftPrice: tariff.liftPrice,
      floorPrice: tariff.floorPrice,
    })),
    transportBands: general.transportBands.map((band) => ({ ...band })),
    assembly: { percent: general.assemblyPercent, minimum: general.assemblyMinimum },
    liftBandKg: general.liftBandKg,
    currency: { sign: currency.sign, code: currency.code },
    region: { ID, NAME, nameIn },
    paymentGroups: listPayableGroups(services, region),
    firstDay: findFirstDeliveryDay(deliverySummary, now),
  }
}
