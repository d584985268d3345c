import { calculateBonusReward } from '@svetlitsa/domain/bonus/bonus-reward'
import type { CardOffer } from '@svetlitsa/domain/card/card'
import { isForbidden } from '@svetlitsa/domain/product/product-offer'
import { link } from '@svetlitsa/domain/route/site-map'
import { buildDiscountIcons, buildIcons } from './card-icons.ts'
import type { CardProperty, CardSource, OfferSource } from './card-source.queries.ts'
import { localizeUnit } from './localize-unit.ts'
import { noElarbis, type StoredCard } from './stored-card.ts'

/** The card of a product in a price zone. */
export interface ZoneCard {
  zoneId: number
  card: StoredCard
}

const textureSize = 160

/**
 * Composes the cards of a product, one for each price zone that sells any of its offers.
 *
 * @param rewardPercent bonuses of a visitor without purchases, because cards are the same for everybody.
 */
export function composeCards(source: CardSource, rewardPercent: number): ZoneCard[] {
  const shared = composeShared(source)
  const offersByZone = new Map<number, CardOffer[]>()
  for (const offer of source.offers) {
    const everywhere = composeOffer(offer, source)
    for (const [zoneId, amount, oldAmount, isRouble] of offer.prices) {
      const price = { new: amount, old: oldAmount }
      const offers = offersByZone.get(zoneId) ?? []
      offersByZone.set(zoneId, offers)
      offers.push({
        ...everywhere,
        price,
        icons: buildDiscountIcons(price),
        bonusesReward: isRouble ? calculateBonusReward(amount, rewardPercent) : 0,
      })
    }
  }
  const facts = composePropertyTexts(source.offers)
  return [...offersByZone].flatMap(([zoneId, offers]) => {
    const [first] = offers
    if (!first) return []
    const { id, price, images } = first
    const card: StoredCard = {
      ...shared,
      offerIdCurrent: id,
      offers,
      icons: buildIcons(price, source),
      images: { detail: images.detail, additional: images.additional },
      price,
      isForbidden: isForbidden({ offers }),
      ...(facts && { facts }),
    }
    return [{ zoneId, card }]
  })
}

function composeShared(source: CardSource) {
  const { id, guid, name, code, sectionCode, vendor, ratingSum, ratingCount } = source
  const url = link.product(sectionCode, code)
  return {
    id,
    guid,
    name,
    url,
    urlRaw: url,
    sectionCode,
    offerXml: source.externalId,
    rating: {
      score: ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10,
      count: ratingCount,
    },
    favorite: false,
    favoriteID: null,
    hit: source.isHit,
    isActive: true,
    complectProduct: source.isKit,
    categorizations: [],
    vendor,
    projectId: null,
    additional: [],
    sugarGift: false,
    elarbis: source.elarbis ?? noElarbis,
    minimumBatch: source.minimumBatch,
    isSaleRemains: source.sellsRemains,
    byMetre: source.byMetre,
  } satisfies Partial<StoredCard>
}

function composeOffer(offer: OfferSource, { pictures: common }: CardSource) {
  const { prices: _prices, property: _property, texture, pictures, ...stored } = offer
  const [medium = null, ...additional] = [...(pictures ?? []), ...(common ?? [])]
  return {
    ...stored,
    images: {
      detail: { medium },
      additional,
      texture: {
        medium:
          texture === null
            ? null
            : { src: texture, width: textureSize, height: textureSize, kind: 'detail' as const },
      },
    },
    offerCategorization: null,
    favorite: false,
  }
}

function composePropertyTexts(offers: readonly OfferSource[]): StoredCard['facts'] {
  const texts = offers.flatMap(({ id, property }) =>
    property ? [[String(id), composePropertyText(property)] as const] : [],
  )
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}

function composePropertyText({ name, nameKk, nameEn, number, unit }: CardProperty) {
  const measure = unit ? `${number} ${unit}` : String(number)
  return {
    ru: `${name} ${measure}`,
    kk: `${nameKk ?? name} ${localizeUnit(measure, 'kk')}`,
    en: `${nameEn ?? name} ${localizeUnit(measure, 'en')}`,
  }
}
