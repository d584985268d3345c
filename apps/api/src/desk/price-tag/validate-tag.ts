import { addDays } from '@svetlitsa/domain/date/day'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Period } from './build-price-tag.ts'

/** A price holds for a year at most. */
const MAX_DAYS = 366

/**
 * The days of a tag: both or neither, in order, not over yet. Null for a tag without dates.
 */
export function toPeriod(
  { validFrom, validTo }: { validFrom?: string | undefined; validTo?: string | undefined },
  today: string,
): Period | null | Refusal<'period_wrong'> {
  if (validFrom === undefined && validTo === undefined) return null
  if (validFrom === undefined || validTo === undefined) return refuse('period_wrong')
  const isWrong = validFrom > validTo || validTo < today || validTo > addDays(validFrom, MAX_DAYS)
  return isWrong ? refuse('period_wrong') : { validFrom, validTo }
}

/** An old price stands only above a price. */
export function isPriceWrong({
  price,
  oldPrice,
}: {
  price?: number | undefined
  oldPrice?: number | undefined
}): boolean {
  return oldPrice !== undefined && (price === undefined || oldPrice <= price)
}
