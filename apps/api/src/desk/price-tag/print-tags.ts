import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { printTags as contract } from '@svetlitsa/api-client/price-tag/contract'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { tagLimits } from '@svetlitsa/domain/price-tag/price-print'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { buildNameTag, buildPriceTag, type Period, type PriceTag } from './build-price-tag.ts'
import { findPrintStore, type PrintStore } from './find-print-store.ts'
import { listServices } from './list-services.ts'
import { readTagGoods } from './read-tag-goods.ts'
import { savePrintedServices, savePrintedTags } from './stale-tag.queries.ts'
import { isPriceWrong, toPeriod } from './validate-tag.ts'

type Input = ParsedInput<typeof contract>
type Copied = PriceTag & { copies: number }

/**
 * Prints price tags: prices are read in the transaction that records them, so that the list of tags
 * to reprint starts from what stands on the paper. All are printed or none.
 */
export async function printTags(context: Context, input: Input) {
  const { db, language, now } = context
  const place = await findPrintStore(context, input.storeId)
  if (place instanceof Refusal) return place
  const { day } = toLocalTime(now, place.region.timeZone)
  const period = toPeriod(input, day)
  if (period instanceof Refusal) return period
  const names = (input.names ?? []).map(({ copies, ...name }) => ({ name, copies }))
  if (names.some(({ name }) => isPriceWrong(name))) return refuse('price_wrong')
  const chosen = mergeOffers(input, period, day)
  if (chosen instanceof Refusal) return chosen
  const total = [...chosen.values()].reduce((sum, { copies }) => sum + copies, 0)
  const others = [...(input.services ?? []), ...names].reduce((sum, one) => sum + one.copies, 0)
  if (total + others === 0) return refuse('tags_missing')
  if (total + others > tagLimits.tags) {
    return refuse('tags_too_many', { values: { max: tagLimits.tags } })
  }
  return transact(db, async (tx) => {
    const services = await copyServices({ db: tx, language }, place, input.services ?? [])
    if (services instanceof Refusal) return services
    const goods = await readTagGoods({ db: tx }, place, [...chosen.keys()])
    if (goods instanceof Refusal) return goods
    const printing = {
      storeId: place.store.id,
      format: input.format,
      printedById: context.session?.userId ?? 0,
      printedAt: now,
    }
    await savePrintedTags(
      tx,
      goods.map(({ offerId, price: amount, oldPrice }) => ({
        ...printing,
        offerId,
        amount,
        oldAmount: Math.max(oldPrice, amount),
        copies: chosen.get(offerId)?.copies ?? 1,
        validFrom: chosen.get(offerId)?.period?.validFrom ?? null,
        validTo: chosen.get(offerId)?.period?.validTo ?? null,
      })),
    )
    await savePrintedServices(
      tx,
      services.map(({ code, term, tag }) => ({
        ...printing,
        serviceCode: code,
        serviceTerm: term,
        amount: tag.price ?? 0,
        oldAmount: tag.price ?? 0,
        copies: tag.copies,
      })),
    )
    const printed = goods.map((one) => {
      const { copies, period: own } = chosen.get(one.offerId) ?? { copies: 1, period }
      return { ...buildPriceTag(one, { region: place.region, language, period: own }), copies }
    })
    const named = names.map((one) => ({ ...buildNameTag(one.name), copies: one.copies }))
    return {
      tags: [...printed, ...services.map(({ tag }) => tag), ...named] satisfies Copied[],
      sign: place.region.currency.sign,
      day,
    }
  })
}

/**
 * The copies and days of each of the goods. Goods that were named twice get the copies of both, on
 * one tag with the days that were named first.
 */
function mergeOffers({ offers = [] }: Input, general: Period | null, today: string) {
  const chosen = new Map<number, { copies: number; period: Period | null }>()
  for (const { offerId, copies, ...days } of offers) {
    const own = toPeriod(days, today)
    if (own instanceof Refusal) return own
    const known = chosen.get(offerId)
    chosen.set(offerId, {
      copies: (known?.copies ?? 0) + copies,
      period: known?.period ?? own ?? general,
    })
  }
  return chosen
}

/** A service that was named twice gets the copies of both, too. */
async function copyServices(
  context: Pick<Context, 'db' | 'language'>,
  place: PrintStore,
  chosen: NonNullable<Input['services']>,
): Promise<{ code: string; term: number | null; tag: Copied }[] | Refusal<'service_unknown'>> {
  if (chosen.length === 0) return []
  const known = await listServices(context, place)
  const counts = new Map<string, number>()
  for (const { code, copies } of chosen) counts.set(code, (counts.get(code) ?? 0) + copies)
  const copied = [...counts].flatMap(([code, copies]) => {
    const service = known.get(code)
    return service ? [{ code, term: service.term, tag: { ...service.tag, copies } }] : []
  })
  return copied.length === counts.size ? copied : refuse('service_unknown')
}
