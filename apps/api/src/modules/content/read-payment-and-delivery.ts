import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getPaymentAndDelivery } from '@svetlitsa/api-client/contract/content'
import { convertTariff } from '@svetlitsa/domain/delivery/convert-tariff'
import { openingTariff } from '@svetlitsa/domain/delivery/delivery-tariff'
import type { Context } from '../../platform/context.ts'
import { firstDeliveryDay, regionOutlook } from '../delivery/region-outlook.ts'
import { tariffWords } from '../delivery/tariff-words.ts'
import { payableGroups } from '../payment/payable-groups.ts'
import { regionDataOf } from '../region/region-data-of.ts'

/** All that the calculator of services needs: the region's tariffs, as the checkout counts by them. */
export async function readPaymentAndDelivery(
  context: Context,
): Promise<AnswerOf<typeof getPaymentAndDelivery>> {
  const { region, language, now, services } = context
  const outlook = await regionOutlook(context)
  const general = convertTariff(openingTariff, region.currency.exchangeRate)
  const { ID, NAME, nameIn, currency } = regionDataOf(region, language)
  return {
    deliveryServices: outlook.tariffs.map((tariff) => ({
      id: tariff.id,
      ...tariffWords(tariff, language),
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
    paymentGroups: payableGroups(services, region),
    firstDay: firstDeliveryDay(outlook, region, now),
  }
}
