import type { Coupon } from '@svetlitsa/domain/coupon/coupon'
import { toLocalTime } from '@svetlitsa/domain/date/moment'
import { convertPrice } from '@svetlitsa/domain/money/money'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import type { TotalsRequest } from '@svetlitsa/domain/total/calculate-totals'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import { type CouponRow, findCoupon } from './coupon.queries.ts'

interface FoundCoupon {
  id: number | null
  terms: NonNullable<TotalsRequest['coupon']>
}

/**
 * The terms of a code and its uses so far, in the region's currency and time zone. An unknown code
 * has terms too: the rule of totals tells why it is refused.
 */
export async function findCouponTerms(
  { region, now }: Pick<Shopper, 'region' | 'now'>,
  db: Db,
  { code, phone }: { code: string; phone: string },
): Promise<FoundCoupon> {
  const { timeZone, currency } = region
  const found = await findCoupon(db, code, normalizePhone(phone) ?? '')
  const terms = {
    coupon: found ? toCouponRule(found.coupon, timeZone, currency.exchangeRate) : null,
    phone,
    today: toLocalTime(now, timeZone).day,
    usedCount: found?.coupon.used ?? 0,
    usedByPhoneCount: found?.usedByPhone ?? 0,
  }
  return { id: found?.coupon.id ?? null, terms }
}

/** Thresholds and sums are stored in roubles and converted like prices (ADR 0042). */
function toCouponRule(row: CouponRow, timeZone: string, exchangeRate: number): Coupon {
  return {
    discount:
      row.percent !== null
        ? { kind: 'percent', percent: row.percent }
        : { kind: 'sum', sum: convertPrice(row.sum ?? 0, exchangeRate) },
    minimumBasket: convertPrice(row.minimumBasket, exchangeRate),
    sections: row.sectionIds.map(String),
    vendors: row.vendorIds,
    firstDay: row.startsAt && toLocalTime(row.startsAt, timeZone).day,
    lastDay: row.endsAt && toLocalTime(row.endsAt, timeZone).day,
    limit: row.limitTotal,
    limitPerPhone: row.limitPerPhone,
  }
}
