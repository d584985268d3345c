import { typo } from '@svetlitsa/domain/text/typo'
import { pictureData, texturePath } from '@svetlitsa/shell/card/picture-data'
import type { GalleryPicture } from '@svetlitsa/ui/shop/gallery'
import type { ProductOfPage } from './load-product.ts'
import { type SizeSheet, sizeSheet } from './size-sheet.ts'

/** What the page shows of an offer: all that changes when another finish or size is chosen. */
export type ProductOffer = {
  id: number
  article: string
  finish: string
  size: string
  /** «228 × 96 × 82 см». */
  sizeText: string
  widthCm: number | null
  depthCm: number | null
  heightCm: number | null
  price: { new: number; old: number }
  bonus: number
  texture: string | null
  /** The studio's dimension drawing. */
  drawing: SizeSheet | null
  pictures: GalleryPicture[]
  /** In a room and from close by, where there are such pictures. */
  scenes: GalleryPicture[]
  specs: { name: string; value: string }[]
  boxes: ProductOfPage['boxes'][string]
  look: ProductOfPage['looks'][string]
}

const noLook = { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true }

/** `unit` is the word for centimetres in the reader's language. */
export function toProductOffers(product: ProductOfPage, unit: string): ProductOffer[] {
  return product.offers.map((offer) => {
    const { widthCm, depthCm, heightCm } = offer
    const texture = offer.images.texture.medium
    return {
      id: offer.id,
      article: offer.article,
      finish: offer.finish,
      size: offer.size,
      // The length of what is cut from a roll is the buyer's to say.
      sizeText: sizeText([widthCm, product.byMetre ? null : depthCm, heightCm], unit),
      widthCm,
      depthCm,
      heightCm,
      price: offer.price,
      bonus: offer.bonusesReward,
      texture: texture && texturePath(texture),
      drawing: drawingOf(product, offer),
      pictures: picturesOf(product, offer),
      scenes: scenesOf(product, offer),
      specs: specsOf(product, offer.id),
      boxes: product.boxes[offer.id] ?? [],
      look: product.looks[offer.id] ?? noLook,
    }
  })
}

function sizeText(sizesCm: (number | null)[], unit: string): string {
  const known = sizesCm.filter((size) => size !== null)
  return known.length === 0 ? '' : typo(`${known.join(' × ')} ${unit}`)
}

type OfferOfPage = ProductOfPage['offers'][number]
type PictureOfPage = OfferOfPage['images']['additional'][number]

/** A drawing is handed out as it is: its figures are text. */
function drawingOf(product: ProductOfPage, offer: OfferOfPage): SizeSheet | null {
  const files = [...offer.images.additional, ...product.images.additional]
  const drawing = files.find(({ kind }) => kind === 'drawing')
  return drawing ? sizeSheet(`/media/_/${drawing.src}`, offer) : null
}

function picturesOf(product: ProductOfPage, offer: OfferOfPage): GalleryPicture[] {
  return filesOf(product, offer).map((file) => galleryPicture(product, offer, file))
}

function scenesOf(product: ProductOfPage, offer: OfferOfPage): GalleryPicture[] {
  // What the gallery begins with is looked at already.
  const files = filesOf(product, offer).slice(1)
  return (['room', 'detail'] as const).flatMap((wanted) => {
    const file = files.find(({ kind }) => kind === wanted)
    return file ? [galleryPicture(product, offer, file)] : []
  })
}

/** The offer's own pictures, else those that the offers share. */
function filesOf(product: ProductOfPage, offer: OfferOfPage): PictureOfPage[] {
  const own = [offer.images.detail.medium, ...offer.images.additional]
  const shared = [product.images.detail.medium, ...product.images.additional]
  const files = own.some(Boolean) ? own : shared
  const shown = files.filter((file) => file !== null).filter(({ kind }) => kind !== 'drawing')
  // Parts of a kit may share the picture of their room.
  return [...new Map(shown.map((file) => [file.src, file])).values()]
}

function galleryPicture(
  product: ProductOfPage,
  offer: OfferOfPage,
  file: PictureOfPage,
): GalleryPicture {
  return {
    main: pictureData(file, 'page'),
    thumb: pictureData(file, 'thumb'),
    alt: typo([product.name, offer.size, offer.finish].filter(Boolean).join(', ')),
  }
}

/** Characteristics with this offer's own values in their place. */
function specsOf({ characteristics, offerCharacteristics }: ProductOfPage, offerId: number) {
  const own = offerCharacteristics[offerId] ?? {}
  return characteristics.map(({ code, name, value }) => ({ name, value: own[code] ?? value }))
}
