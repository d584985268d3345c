import { userGroup } from '@svetlitsa/domain/identity/user-group'
import {
  calculatePartnerPrice,
  findPartnerPercent,
} from '@svetlitsa/domain/partner/partner-discount'
import type { Shopper } from '../../people/session/shopper.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  findSellableOffers,
  type SellableOffer,
} from '../../supply/offer/sellable-offer.queries.ts'
import { findPartnerDiscounts } from './partner.queries.ts'

/** Whether the session is a designer's or wholesale partner's (role.designer). */
export function isPartner({ session }: Pick<Shopper, 'session'>): boolean {
  return session?.groups.includes(userGroup.designer) ?? false
}

/**
 * Offers that can be bought now, at the prices of this buyer: those of designers and wholesale
 * partners are reduced by the table of discounts (ADR 0067). `db` may be a transaction.
 */
export async function findBuyerOffers(
  shopper: Pick<Shopper, 'session' | 'region'>,
  db: Db,
  offerIds: readonly number[],
): Promise<Map<number, SellableOffer>> {
  const offers = await findSellableOffers(db, shopper.region, offerIds)
  if (offers.size === 0 || !isPartner(shopper)) return offers
  const discounts = await findPartnerDiscounts(db)
  return new Map(
    [...offers].map(([id, offer]) => {
      const percent = findPartnerPercent(discounts, offer)
      const price = calculatePartnerPrice({ new: offer.price, old: offer.oldPrice }, percent)
      return [id, { ...offer, price }] as const
    }),
  )
}
