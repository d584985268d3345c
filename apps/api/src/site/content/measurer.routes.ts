import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { getMeasurer } from '@svetlitsa/api-client/measurer/contract'
import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { convertPrice } from '@svetlitsa/domain/money/money'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { findMeasurerTariff } from './content.queries.ts'

export const measurerRoutes = [handle(getMeasurer, readMeasurer)]

/** The price of a measurer's visit in the region, and the first available day. */
async function readMeasurer({ db, region, now }: Context): Promise<CallAnswer<typeof getMeasurer>> {
  const { sign, code, exchangeRate } = region.currency
  const currency = { sign, code }
  // The shop has no measurers in regions that are served by a transport company only.
  const tariff = region.regionType === 'ТК' ? null : await findMeasurerTariff(db, region.id)
  if (!tariff) return { measurer: null, currency }
  const toMoney = (sum: number) => (tariff.isOwn ? sum : convertPrice(sum, exchangeRate))
  return {
    measurer: {
      price: toMoney(tariff.price),
      freeFrom: tariff.freeFrom === null ? null : toMoney(tariff.freeFrom),
      pricePerKm: toMoney(tariff.pricePerKm),
      leadDays: tariff.leadDays,
      firstDay: addDays(toLocalTime(now, region.timeZone).day, tariff.leadDays),
    },
    currency,
  }
}
