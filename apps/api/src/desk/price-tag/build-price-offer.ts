import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getPriceOffer } from '@svetlitsa/api-client/price-print/contract'
import { addDays } from '@svetlitsa/domain/date/day'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { sumLine } from '@svetlitsa/domain/money/sum'
import { offerLimits } from '@svetlitsa/domain/price-tag/price-print'
import { isQuantity } from '@svetlitsa/domain/quantity/quantity'
import { findAccount } from '../../people/user/user.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { listDetails } from './build-price-tag.ts'
import { findPrintStore } from './find-print-store.ts'
import { readTagGoods } from './read-tag-goods.ts'

/** A price offer for a customer, at the prices of this moment. */
export async function buildPriceOffer(context: Context, input: ParsedInput<typeof getPriceOffer>) {
  const { db, session, language, now } = context
  const place = await findPrintStore(context, input.storeId)
  if (place instanceof Refusal) return place
  const ids = input.items.map(({ offerId }) => offerId)
  const goods = await readTagGoods(context, place, ids)
  if (goods instanceof Refusal) return goods
  const quantities = new Map<number, number>()
  for (const { offerId, quantity } of input.items) {
    quantities.set(offerId, (quantities.get(offerId) ?? 0) + quantity)
  }
  const lines = goods.map((one) => {
    const quantity = Math.round((quantities.get(one.offerId) ?? 1) * 10) / 10
    return {
      offerId: one.offerId,
      name: localizeName(one, language),
      details: listDetails(one, language).join(', '),
      article: one.article,
      quantity,
      unit: one.byMetre ? ('metre' as const) : ('piece' as const),
      price: one.price,
      sum: sumLine(one.price, quantity),
    }
  })
  const isWrong = lines.some(
    ({ unit, quantity }) => quantity <= 0 || !isQuantity(quantity, { byMetre: unit === 'metre' }),
  )
  if (isWrong) return refuse('quantity_wrong')
  const account = session?.userId == null ? null : await findAccount(db, session.userId)
  const { day } = toLocalTime(now, place.region.timeZone)
  const { id, name, address } = place.store
  return {
    store: { id, name, address },
    seller: account?.name ?? '',
    sign: place.region.currency.sign,
    day,
    validTo: addDays(day, input.days ?? offerLimits.usualDays),
    lines,
    total: lines.reduce((sum, line) => sum + line.sum, 0),
  }
}
