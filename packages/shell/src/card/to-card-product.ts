import type { Card, CardOffer } from '@svetlitsa/domain/card/card'
import { shouldShowDiscount } from '@svetlitsa/domain/price/price'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { truncateName } from '@svetlitsa/domain/text/truncate-name'
import type { CardView } from '@svetlitsa/ui/product/product-card'
import type { PictureFile } from '../picture/to-picture-data.ts'
import { buildCardProduct, type CardData, type CardOfferData } from './card-data.ts'

const maxPictures = 5
const maxBadges = 2
/**
 * Offers behind a texture show their own picture and one more; the others are on the product's
 * page.
 */
const maxOtherPictures = 2

/** The view of a product's card, with the variants of its pictures. */
export function toCardView(product: Card, sign: string): CardView {
  return buildCardProduct(toCardData(product, sign))
}

/**
 * The data of a product's card. Its textures are the finishes of the current size: sizes are chosen
 * on the product's page, and the same texture must not appear twice on a card.
 */
export function toCardData(product: Card, sign: string): CardData {
  const current = getCurrentOffer(product)
  if (!current) return buildForbiddenCard(product, sign)
  const offers = product.offers.filter(
    (offer) => offer.id === current.id || offer.size === current.size,
  )
  return {
    id: product.id,
    ...buildNames(product),
    url: product.url,
    vendor: product.vendor.name,
    offers: offers.map((offer) => toCardOffer(product, offer, offer.id === current.id)),
    offerIdCurrent: product.offerIdCurrent,
    size: formatTypography(product.sizeText),
    ...(product.factText && { property: formatTypography(product.factText) }),
    rating: product.rating,
    ...(product.hit && { hit: true }),
    ...(product.projectId && { projectId: product.projectId }),
    badges: listBadges(product),
    inStock: product.isActive && !product.isForbidden,
    sign,
  }
}

/**
 * The badges of a card: with that of the discount, or of what is sold out, at most two lie on its
 * picture. That a product can be viewed in 3D is shown on its page only (card.badges).
 */
function listBadges({ icons, offers, isActive }: Card): CardView['badges'] {
  const hasOwnBadge = !isActive || offers.some(({ price }) => shouldShowDiscount(price))
  return icons
    .filter(({ code }) => code !== 'discount' && code !== 'constructor3d')
    .slice(0, hasOwnBadge ? maxBadges - 1 : maxBadges)
    .map(toBadge)
}

/**
 * A product without offers keeps its card, its page and its pictures, and cannot be bought
 * (card.forbidden).
 */
function buildForbiddenCard(product: Card, sign: string): CardData {
  const { id, url, price, rating, images } = product
  const pictures = [images.detail.medium, ...images.additional]
    .filter((file) => file !== null)
    .slice(0, maxPictures)
    .map(toFile)
  const offers = [{ id: 0, price, finish: '', pictures }]
  return {
    id,
    ...buildNames(product),
    url,
    offers,
    offerIdCurrent: 0,
    rating,
    badges: [],
    inStock: false,
    sign,
  }
}

function buildNames(product: Card): Pick<CardData, 'name' | 'shortName'> {
  const name = formatTypography(product.name)
  const shortName = truncateName(name)
  return shortName === name ? { name } : { name, shortName }
}

/** The initial offer of a card. */
export function getCurrentOffer(product: Card): CardOffer | undefined {
  return product.offers.find(({ id }) => id === product.offerIdCurrent) ?? product.offers[0]
}

function toCardOffer(product: Card, offer: CardOffer, isCurrent: boolean): CardOfferData {
  const texture = offer.images.texture.medium
  return {
    id: offer.id,
    price: { new: offer.price.new, old: offer.price.old },
    finish: offer.finish,
    pictures: listPictures(product, offer, isCurrent ? maxPictures : maxOtherPictures),
    ...(texture && { texture: toFile(texture) }),
  }
}

function listPictures(product: Card, offer: CardOffer, limit: number): PictureFile[] {
  const offerFiles = [offer.images.detail.medium, ...offer.images.additional]
  const files = offerFiles.some(Boolean)
    ? offerFiles
    : [product.images.detail.medium, ...product.images.additional]
  return files
    .filter((file): file is NonNullable<typeof file> => file !== null)
    .filter((file: PictureFile & { kind?: string }) => file.kind !== 'drawing')
    .slice(0, limit)
    .map(toFile)
}

/** Drops the fields of a picture that only other pages use. */
function toFile({ src, width, height }: PictureFile): PictureFile {
  return { src, width, height }
}

function toBadge(icon: Card['icons'][number]): CardView['badges'][number] {
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
