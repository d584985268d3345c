import { cutName } from '@svetlitsa/domain/text/cut-name'
import { typo } from '@svetlitsa/domain/text/typo'
import type { CardProduct } from '@svetlitsa/ui/shop/product-card'
import { type CardFacts, cardOfFacts, type OfferFacts } from './card-facts.ts'
import type { PictureFile } from './picture-data.tsx'
import type { OfferOfCall, ProductOfCall } from './product-of-call.tsx'

const mostPictures = 5
/** Offers behind a texture show their own picture and one more; the rest is on the product's page. */
const mostPicturesOfOthers = 2

/** What a card shows of a product, with the variants of its pictures. */
export function toCardProduct(product: ProductOfCall, sign: string): CardProduct {
  return cardOfFacts(toCardFacts(product, sign))
}

/**
 * What a card is drawn from. Its textures are the finishes of the current size: sizes are
 * chosen on the product's page, and the same cloth must not stand on the card twice.
 */
export function toCardFacts(product: ProductOfCall, sign: string): CardFacts {
  const current = currentOffer(product)
  if (!current) return forbiddenCard(product, sign)
  const offers = product.offers.filter(
    (offer) => offer.id === current.id || offer.size === current.size,
  )
  return {
    id: product.id,
    ...namesOf(product),
    url: product.url,
    maker: product.vendor.name,
    offers: offers.map((offer) => toCardOffer(product, offer, offer.id === current.id)),
    offerIdCurrent: product.offerIdCurrent,
    size: typo(product.sizeText),
    ...(product.factText && { fact: typo(product.factText) }),
    rating: product.rating,
    // The fall of the price has a shield of its own, which follows the chosen offer.
    shields: product.icons.filter(({ code }) => code !== 'discount').map(toShield),
    inStock: product.isActive && !product.isForbidden,
    sign,
  }
}

/** A product without offers keeps its card, its page and its pictures, and cannot be bought (storefront §3). */
function forbiddenCard(product: ProductOfCall, sign: string): CardFacts {
  const { id, url, price, rating, images } = product
  const pictures = [images.detail.medium, ...images.additional]
    .filter((file) => file !== null)
    .slice(0, mostPictures)
    .map(toFile)
  const offers = [{ id: 0, price, finish: '', pictures }]
  return {
    id,
    ...namesOf(product),
    url,
    offers,
    offerIdCurrent: 0,
    rating,
    shields: [],
    inStock: false,
    sign,
  }
}

function namesOf(product: ProductOfCall): Pick<CardFacts, 'name' | 'shortName'> {
  const name = typo(product.name)
  const shortName = cutName(name)
  return shortName === name ? { name } : { name, shortName }
}

/** The offer a card begins with. */
export function currentOffer(product: ProductOfCall): OfferOfCall | undefined {
  return product.offers.find(({ id }) => id === product.offerIdCurrent) ?? product.offers[0]
}

function toCardOffer(product: ProductOfCall, offer: OfferOfCall, isCurrent: boolean): OfferFacts {
  const texture = offer.images.texture.medium
  return {
    id: offer.id,
    price: { new: offer.price.new, old: offer.price.old },
    finish: offer.finish,
    pictures: picturesOf(product, offer, isCurrent ? mostPictures : mostPicturesOfOthers),
    ...(texture && { texture: toFile(texture) }),
  }
}

function picturesOf(product: ProductOfCall, offer: OfferOfCall, most: number): PictureFile[] {
  const own = [offer.images.detail.medium, ...offer.images.additional]
  const files = own.some(Boolean)
    ? own
    : [product.images.detail.medium, ...product.images.additional]
  return files
    .filter((file): file is NonNullable<typeof file> => file !== null)
    .filter((file: PictureFile & { kind?: string }) => file.kind !== 'drawing')
    .slice(0, most)
    .map(toFile)
}

/** Without what only other pages ask of a picture. */
function toFile({ src, width, height }: PictureFile): PictureFile {
  return { src, width, height }
}

function toShield(icon: ProductOfCall['icons'][number]): CardProduct['shields'][number] {
  const { text, position, backgroundColor, textColor, code, lineaGradient } = icon
  const [from, to] = lineaGradient?.colors ?? []
  return {
    text,
    position: position === 'bottom' ? 'bottom' : 'top',
    backgroundColor,
    textColor,
    code,
    ...(icon.icon && { icon: icon.icon }),
    ...(lineaGradient &&
      from &&
      to && { lineaGradient: { angle: lineaGradient.angle, colors: [from, to] } }),
  }
}
