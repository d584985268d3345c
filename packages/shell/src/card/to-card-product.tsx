import type { CardOffer, CardProduct } from '@svetlitsa/ui/shop/product-card'
import type { PictureData } from '@svetlitsa/ui/shop/product-picture'
import { type PictureFile, pictureData, texturePath } from './picture-data.tsx'
import type { OfferOfCall, ProductOfCall } from './product-of-call.tsx'

const mostPictures = 5
/** Offers behind a texture show their own picture and one more; the rest is on the product's page. */
const mostPicturesOfOthers = 2

/**
 * What a card shows of a product. Its textures are the finishes of the current size: sizes are
 * chosen on the product's page, and the same cloth must not stand on the card twice.
 */
export function toCardProduct(product: ProductOfCall, sign: string): CardProduct {
  const current = currentOffer(product)
  if (!current) return forbiddenCard(product, sign)
  const offers = product.offers.filter(
    (offer) => offer.id === current.id || offer.size === current.size,
  )
  return {
    id: product.id,
    name: product.name,
    maker: product.vendor.name,
    offers: offers.map((offer) => toCardOffer(product, offer, offer.id === current.id)),
    offerIdCurrent: product.offerIdCurrent,
    size: product.sizeText,
    rating: product.rating,
    // The fall of the price has a shield of its own, which follows the chosen offer.
    shields: product.icons.filter(({ code }) => code !== 'discount').map(toShield),
    inStock: product.isActive && !product.isForbidden,
    sign,
  }
}

/** A product without offers keeps its card, its page and its pictures, and cannot be bought (storefront §3). */
function forbiddenCard(product: ProductOfCall, sign: string): CardProduct {
  const { id, name, url, price, rating, images } = product
  const pictures = [images.detail.medium, ...images.additional]
    .filter((file) => file !== null)
    .slice(0, mostPictures)
    .map((file) => pictureData(file, 'card'))
  const offers = [{ id: 0, href: url, price, pictures }]
  return { id, name, offers, offerIdCurrent: 0, rating, shields: [], inStock: false, sign }
}

/** The offer a card begins with. */
export function currentOffer(product: ProductOfCall): OfferOfCall | undefined {
  return product.offers.find(({ id }) => id === product.offerIdCurrent) ?? product.offers[0]
}

function toCardOffer(product: ProductOfCall, offer: OfferOfCall, isCurrent: boolean): CardOffer {
  const texture = offer.images.texture.medium
  return {
    id: offer.id,
    href: isCurrent ? product.url : `${product.url}?offer_id=${offer.id}`,
    price: offer.price,
    pictures: picturesOf(product, offer, isCurrent ? mostPictures : mostPicturesOfOthers),
    ...(texture && {
      texture: { src: texturePath(texture), name: offer.finish },
    }),
  }
}

function picturesOf(product: ProductOfCall, offer: OfferOfCall, most: number): PictureData[] {
  const own = [offer.images.detail.medium, ...offer.images.additional]
  const files = own.some(Boolean)
    ? own
    : [product.images.detail.medium, ...product.images.additional]
  return files
    .filter((file): file is NonNullable<typeof file> => file !== null)
    .filter((file: PictureFile & { kind?: string }) => file.kind !== 'drawing')
    .slice(0, most)
    .map((file) => pictureData(file, 'card'))
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
