import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getMeasurer } from '@svetlitsa/api-client/contract/content'
import { addDays } from '@svetlitsa/domain/date/add-days'
import { localTime } from '@svetlitsa/domain/date/local-time'
import { convertPrice } from '@svetlitsa/domain/money/convert-price'
import type { Context } from '../../platform/context.ts'
import { findMeasurerTariff } from './content.queries.ts'

/** What the measurer's visit costs in the region, and the first day one can come. */
export async function readMeasurer({
  db,
  region,
  now,
}: Context): Promise<AnswerOf<typeof getMeasurer>> {
  const { sign, code, exchangeRate } = region.currency
  const currency = { sign, code }
  // Where only a transport company delivers, the shop has nobody to send.
  const tariff = region.regionType === 'ТК' ? null : await findMeasurerTariff(db, region.id)
  if (!tariff) return { measurer: null, currency }
  const inMoney = (sum: number) => (tariff.isOwn ? sum : convertPrice(sum, exchangeRate))
  return {
    measurer: {
      price: inMoney(tariff.price),
      freeFrom: tariff.freeFrom === null ? null : inMoney(tariff.freeFrom),
      pricePerKm: inMoney(tariff.pricePerKm),
      leadDays: tariff.leadDays,
      firstDay: addDays(localTime(now, region.timeZone).day, tariff.leadDays),
    },
    currency,
  }
}
