import { applyCoupon, type CouponRefusal } from '@svetlitsa/domain/coupon/apply-coupon'
import type { Coupon } from '@svetlitsa/domain/coupon/coupon'
import { localTime } from '@svetlitsa/domain/date/local-time'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database.ts'
import type { SellableOffer } from '../catalogue/sellable-offer.queries.ts'
import { type CouponRow, findCoupon } from './coupon.queries.ts'

export interface CouponDecision {
  id: number | null
  code: string
  discount: number
  /** In the order of the items. */
  lineDiscounts: number[]
  refusal: CouponRefusal | null
}

interface Asked {
  code: string
  phone: string
  items: readonly { offerIdCurrent: number; sum: { new: number } }[]
  offers: ReadonlyMap<number, SellableOffer>
}

/** What a code takes off the checked lines in the region's money and calendar. */
export async function regionCoupon(
  context: Context,
  db: Db,
  asked: Asked,
): Promise<CouponDecision> {
  const { code, phone, items, offers } = asked
  const { timeZone, currency } = context.region
  const found = await findCoupon(db, code, normalizePhone(phone) ?? '')
  const result = applyCoupon({
    coupon: found ? ruleOf(found.coupon, timeZone, currency.exchangeRate) : null,
    phone,
    today: localTime(context.now, timeZone).day,
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

/** Thresholds and sums are kept in roubles and convert like prices (decisions, «Regions»). */
function ruleOf(row: CouponRow, timeZone: string, exchangeRate: number): Coupon {
  return {
    discount:
      row.percent !== null
        ? { kind: 'percent', percent: row.percent }
        : { kind: 'sum', sum: Math.round((row.sum ?? 0) * exchangeRate) },
    minimumBasket: Math.round(row.minimumBasket * exchangeRate),
    sections: row.sectionIds.map(String),
    vendors: row.vendorIds,
    firstDay: row.startsAt && localTime(row.startsAt, timeZone).day,
    lastDay: row.endsAt && localTime(row.endsAt, timeZone).day,
    limit: row.limitTotal,
    limitPerPhone: row.limitPerPhone,
  }
}
