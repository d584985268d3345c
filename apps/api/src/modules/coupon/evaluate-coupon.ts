import { applyCoupon, type CouponRefusal } from '@svetlitsa/domain/coupon/apply-coupon'
import type { Coupon } from '@svetlitsa/domain/coupon/coupon'
import { toLocalTime } from '@svetlitsa/domain/date/to-local-time'
import { convertPrice } from '@svetlitsa/domain/money/convert-price'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SellableOffer } from '../offer/sellable-offer.queries.ts'
import { type CouponRow, findCoupon } from './coupon.queries.ts'

export interface CouponDecision {
  id: number | null
  code: string
  discount: number
  /** In the order of the lines. */
  lineDiscounts: number[]
  refusal: CouponRefusal | null
}

interface CouponRequest {
  code: string
  phone: string
  items: readonly { offerIdCurrent: number; sum: { new: number } }[]
  offers: ReadonlyMap<number, SellableOffer>
}

/**
 * Calculates the discount of a code for the checked lines, in the region's currency and time zone.
 */
export async function evaluateCoupon(
  context: Context,
  db: Db,
  requested: CouponRequest,
): Promise<CouponDecision> {
  const { code, phone, items, offers } = requested
  const { timeZone, currency } = context.region
  const found = await findCoupon(db, code, normalizePhone(phone) ?? '')
  const result = applyCoupon({
    coupon: found ? toCouponRule(found.coupon, timeZone, currency.exchangeRate) : null,
    phone,
    today: toLocalTime(context.now, timeZone).day,
    usedCount: found?.coupon.used ?? 0,
    usedByPhoneCount: found?.usedByPhone ?? 0,
    lines: items.map((item) => {
      const offer = offers.get(item.offerIdCurrent)
      return {
        sum: item.sum.new,
        sections: (offer?.sectionIds ?? []).map(String),
        vendor: offer?.vendorId ?? 0,
      }
    }),
  })
  const id = found?.coupon.id ?? null
  return result.isApplied
    ? { id, code, discount: result.discount, lineDiscounts: result.lineDiscounts, refusal: null }
    : { id, code, discount: 0, lineDiscounts: items.map(() => 0), refusal: result.reason }
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
