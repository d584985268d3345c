import * as contract from '@svetlitsa/api-client/partner/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import { findBuyerOffers } from './find-buyer-offers.ts'
import {
  areKnown,
  deleteDiscount,
  findDiscountRows,
  findDiscountTargets,
  findListedOffers,
  upsertDiscount,
} from './partner.queries.ts'

const PAGE_SIZE = 200

export const partnerRoutes = [
  handle(contract.getPartnerDiscounts, async ({ db }) => {
    const rows = await findDiscountRows(db)
    const discounts = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }))
    return { discounts, ...(await findDiscountTargets(db)) }
  }),

  handle(contract.savePartnerDiscount, async (context, { percent, ...target }) => {
    const { db, now, session } = context
    if (!(await areKnown(db, target))) return refuse('not_found')
    const updatedById = session?.userId ?? null
    if (percent === null) await deleteDiscount(db, target)
    else await upsertDiscount(db, { ...target, percent, updatedById, updatedAt: now })
    const rows = await findDiscountRows(db)
    return { discounts: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) }
  }),

  handle(contract.getPartnerPrices, async (context, { offerIds }) => {
    const offers = await findBuyerOffers(context, context.db, offerIds)
    return {
      prices: [...offers.values()].map(({ offerId, price, retailPrice, oldPrice }) => ({
        offerId,
        price: { new: price, old: Math.max(retailPrice, oldPrice) },
        isReduced: price < retailPrice,
      })),
    }
  }),

  handle(contract.getPartnerPriceList, async (context, { sectionId, page }) => {
    const { db, language, region, services } = context
    const snapshot = await services.catalogue.current()
    const { sections } = await findDiscountTargets(db)
    const found = await findListedOffers(db, {
      sectionId,
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    })
    const ids = found.slice(0, PAGE_SIZE)
    const offers = await findBuyerOffers(context, db, ids)
    const translateText = await services.catalogue.getOfferTextTranslator(language)
    const getSectionName = (id: number, fallback: string) => {
      const known = snapshot.sectionById.get(id)
      return known ? localizeName(known, language) : fallback
    }
    return {
      sections: sections.map(({ id, name, depth }) => ({
        id,
        name: getSectionName(id, name),
        depth,
      })),
      sign: region.currency.sign,
      region: region.name,
      madeAt: context.now.toISOString(),
      page,
      hasMore: found.length > PAGE_SIZE,
      lines: ids.flatMap((id) => {
        const offer = offers.get(id)
        if (!offer?.isActive) return []
        return [
          {
            offerId: id,
            article: offer.article,
            name: localizeName(offer, language),
            variant: [translateText(offer.finish), offer.size].filter(Boolean).join(', '),
            section: getSectionName(offer.sectionId, offer.sectionName),
            vendor: region.hiddenManufacturer ? '' : offer.vendorName,
            retailPrice: offer.retailPrice,
            price: offer.price,
          },
        ]
      }),
    }
  }),
]
