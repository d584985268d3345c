import type { Card, CardIcon, CardOffer } from '@svetlitsa/domain/card/card'
import { buildKitProjectId } from '@svetlitsa/domain/kit/kit'
import { hasSugarGift } from '@svetlitsa/domain/price/has-sugar-gift'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Context, Language } from '../../../platform/context/context.ts'
import { localizeName } from '../../../platform/language/localize-name.ts'
import type { Elarbis } from '../../../schema/product.table.ts'
import type { Region } from '../../../shop/region/region-directory.ts'
import type { TranslateOfferText } from '../../catalogue/catalogue-directory.ts'
import { formatDimensions, formatSize, listShownSides } from './format-size.ts'
import type { StoredCard, StoredIcon } from './stored-card.ts'

interface Row {
  card: StoredCard
  nameKk: string | null
  nameEn: string | null
  offerId: number | null
}

/** The reader of a card: region, language and translations. */
export interface CardReader extends Pick<Context, 'region' | 'language'> {
  translateText: TranslateOfferText
}

export async function createCardReader({
  region,
  language,
  services,
}: Pick<Context, 'region' | 'language' | 'services'>): Promise<CardReader> {
  return {
    region,
    language,
    translateText: await services.catalogue.getOfferTextTranslator(language),
  }
}

/** A region may hide its vendors (region.hidden-manufacturer, HIDDEN_MANUFACTURER). */
const hiddenVendor: Card['vendor'] = { name: '', code: '' }

/**
 * Flags of a region that change a card, in addition to its price zone; part of the cache keys of
 * responses with cards.
 */
export function getCardFlags(region: Pick<Region, 'sugarGift' | 'hiddenManufacturer'>): boolean[] {
  return [region.sugarGift, region.hiddenManufacturer]
}

/** Converts a stored card for a reader: language, gift of the region, matching offer. */
export function toProductCard(
  { card, nameKk, nameEn, offerId }: Row,
  { region, language, translateText }: CardReader,
): Card {
  const { facts: propertyTexts, ...stored } = card
  const shown = offerId === null ? stored : selectOffer(stored, offerId)
  return {
    ...shown,
    offers:
      language === 'ru'
        ? shown.offers
        : shown.offers.map((offer) => localizeOffer(offer, translateText)),
    elarbis: toCardModels(shown.elarbis),
    sizeText: formatCardSize(shown, language),
    factText: propertyTexts?.[shown.offerIdCurrent]?.[language] ?? '',
    name: localizeName({ name: card.name, nameKk, nameEn }, language),
    offerXml: card.offerXml ?? card.offers[0]?.xmlId ?? null,
    icons: shown.icons.map((icon) => localizeIcon(icon, language)),
    projectId: card.complectProduct ? buildKitProjectId(card.id) : null,
    vendor: region.hiddenManufacturer ? hiddenVendor : shown.vendor,
    sugarGift: hasSugarGift(shown.price.new, region),
  }
}

/** An offer with its finish and size in the reader's language. */
export function localizeOffer<Offer extends { finish: string; size: string }>(
  offer: Offer,
  translateText: TranslateOfferText,
): Offer {
  return { ...offer, finish: translateText(offer.finish), size: translateText(offer.size) }
}

/** A card only states which viewers exist; the finishes are listed on the product's page. */
function toCardModels({ finishes: _finishes, ...viewers }: Elarbis): Card['elarbis'] {
  return viewers
}

/** The full size of the current offer, otherwise the known sides of the first one. */
function formatCardSize(
  { offers, offerIdCurrent, byMetre }: Pick<Card, 'offers' | 'offerIdCurrent' | 'byMetre'>,
  language: CardReader['language'],
): string {
  const [first] = offers
  const current = offers.find(({ id }) => id === offerIdCurrent) ?? first
  if (!first || !current) return ''
  const listSides = ({ widthCm, depthCm, heightCm }: CardOffer) =>
    listShownSides([widthCm, depthCm, heightCm], byMetre)
  return formatSize(listSides(current), language) || formatDimensions(listSides(first), language)
}

/**
 * The card with another of its offers as the current one. An offer of another product changes
 * nothing.
 */
function selectOffer<Stored extends Omit<StoredCard, 'facts'>>(
  card: Stored,
  offerId: number,
): Stored {
  const offer = card.offers.find(({ id }) => id === offerId)
  if (!offer) return card
  const { images } = offer
  return {
    ...card,
    offerIdCurrent: offer.id,
    price: offer.price,
    icons: [...offer.icons, ...card.icons.filter(({ code }) => code !== 'discount')],
    images: images.detail.medium
      ? { detail: images.detail, additional: images.additional }
      : card.images,
  }
}

/** A badge in the reader's language; a text written by staff stays as it is. */
export function localizeIcon(icon: StoredIcon, language: Language): CardIcon {
  const texts: Record<string, string> = productListTexts[language].icons
  return { ...icon, text: icon.text ?? texts[icon.code] ?? icon.code }
}
