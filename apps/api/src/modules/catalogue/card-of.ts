import type { productCard } from '@svetlitsa/api-client/contract/product'
import { hasSugarGift } from '@svetlitsa/domain/price/has-sugar-gift'
import type * as z from 'zod'
import type { Context } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { Region } from '../region/region-directory.ts'
import type { OfferWords } from './catalogue-directory.ts'
import { iconIn } from './icon-in.ts'
import type { Elarbis } from './product.table.ts'
import { sizeTextOf } from './size-text-of.ts'
import { unitIn } from './unit-in.ts'

export type ProductCard = z.output<typeof productCard>

/** A card as it is stored: what it tells of each offer beside the size stands in three languages. */
export type StoredCard = Omit<ProductCard, 'factText' | 'elarbis'> & {
  elarbis: Elarbis
  facts?: Record<string, { ru: string; kk: string | null; en: string | null }>
}

interface Row {
  card: StoredCard
  nameKk: string | null
  nameEn: string | null
  offerId: number | null
}

/** Who reads a card. */
export interface CardReader extends Pick<Context, 'region' | 'language'> {
  words: OfferWords
}

export async function cardReader({
  region,
  language,
  services,
}: Pick<Context, 'region' | 'language' | 'services'>): Promise<CardReader> {
  return { region, language, words: await services.catalogue.offerWords(language) }
}

/** A region may keep its manufacturers secret (storefront §3, HIDDEN_MANUFACTURER). */
const secret: ProductCard['vendor'] = { name: '', code: '' }

/** What of a region makes a card another one beside its price zone: answers with cards are kept under it. */
export function cardFlags(region: Pick<Region, 'sugarGift' | 'hiddenManufacturer'>): boolean[] {
  return [region.sugarGift, region.hiddenManufacturer]
}

/** A stored card as this reader sees it: language, gift of the region, the offer that is meant. */
export function cardOf(
  { card, nameKk, nameEn, offerId }: Row,
  { region, language, words }: CardReader,
): ProductCard {
  const { facts, ...stored } = card
  const shown = offerId === null ? stored : withOffer(stored, offerId)
  const fact = facts?.[shown.offerIdCurrent]
  return {
    ...shown,
    offers: language === 'ru' ? shown.offers : shown.offers.map((offer) => offerIn(offer, words)),
    elarbis: lookOf(shown.elarbis),
    sizeText: unitIn(shown.sizeText, language),
    factText: fact
      ? unitIn(nameIn({ name: fact.ru, nameKk: fact.kk, nameEn: fact.en }, language), language)
      : '',
    name: nameIn({ name: card.name, nameKk, nameEn }, language),
    offerXml: card.offerXml ?? card.offers[0]?.xmlId ?? null,
    icons: shown.icons.map((icon) => iconIn(icon, language)),
    vendor: region.hiddenManufacturer ? secret : shown.vendor,
    sugarGift: hasSugarGift(shown.price.new, region),
  }
}

/** An offer with its finish and its size in the reader's words. */
export function offerIn<Offer extends { finish: string; size: string }>(
  offer: Offer,
  words: OfferWords,
): Offer {
  return { ...offer, finish: words(offer.finish), size: words(offer.size) }
}

/** A card only says that there is something to look at; its page tells in which finishes. */
function lookOf({ finishes: _finishes, ...look }: Elarbis): ProductCard['elarbis'] {
  return look
}

/** The card with another of its offers in front; one that is not its own changes nothing. */
export function withOffer<Card extends StoredCard>(card: Card, offerId: number): Card {
  const offer = card.offers.find((one) => one.id === offerId)
  if (!offer) return card
  const { widthCm, depthCm, heightCm, images } = offer
  return {
    ...card,
    offerIdCurrent: offer.id,
    price: offer.price,
    icons: [...offer.icons, ...card.icons.filter(({ code }) => code !== 'discount')],
    images: images.detail.medium
      ? { detail: images.detail, additional: images.additional }
      : card.images,
    sizeText: sizeTextOf([widthCm, depthCm, heightCm]) || card.sizeText,
  }
}
