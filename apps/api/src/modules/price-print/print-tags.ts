import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { printTags as contract } from '@svetlitsa/api-client/price-tag/contract'
import { toLocalTime } from '@svetlitsa/domain/date/to-local-time'
import { tagLimits } from '@svetlitsa/domain/price-tag/tag-limits'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { buildNameTag, buildPriceTag, type PriceTag } from './build-price-tag.ts'
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
  const copies = countCopies(input)
  const total = [...copies.values()].reduce((sum, count) => sum + count, 0)
  const others = [...(input.services ?? []), ...names].reduce((sum, one) => sum + one.copies, 0)
  if (total + others === 0) return refuse('tags_missing')
  if (total + others > tagLimits.tags) {
    return refuse('tags_too_many', { values: { max: tagLimits.tags } })
  }
  return transact(db, async (tx) => {
    const services = await copyServices({ db: tx, language }, place, input.services ?? [])
    if (services instanceof Refusal) return services
    const goods = await readTagGoods({ db: tx, language }, place, [...copies.keys()])
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
        copies: copies.get(offerId) ?? 1,
        validFrom: period?.validFrom ?? null,
        validTo: period?.validTo ?? null,
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
    const terms = { region: place.region, language, period }
    const printed = goods.map((one) => ({
      ...buildPriceTag(one, terms),
      copies: copies.get(one.offerId) ?? 1,
    }))
    const named = names.map((one) => ({ ...buildNameTag(one.name), copies: one.copies }))
    return {
      tags: [...printed, ...services.map(({ tag }) => tag), ...named] satisfies Copied[],
      sign: place.region.currency.sign,
      day,
    }
  })
}

/** Goods that were named twice get the copies of both, on one tag. */
function countCopies({ offers = [] }: Input): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { offerId, copies } of offers) {
    counts.set(offerId, (counts.get(offerId) ?? 0) + copies)
  }
  return counts
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
