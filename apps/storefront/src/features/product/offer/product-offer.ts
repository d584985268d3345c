import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { getTextureUrl, toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import type { GalleryPicture } from '@svetlitsa/ui/product/gallery'
import type { ProductDetails } from '../page/load-product-page.ts'
import { buildSizeSheet, type SizeSheet } from '../size/build-size-sheet.ts'

/** The data of an offer that changes when another finish or size is selected. */
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
  /** The dimension drawing of the studio. */
  drawing: SizeSheet | null
  pictures: GalleryPicture[]
  /** The product in a room and in close-up, where such pictures exist. */
  scenes: GalleryPicture[]
  specs: { name: string; value: string }[]
  boxes: ProductDetails['boxes'][string]
  viewer: ProductDetails['looks'][string]
}

const defaultViewer = { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true }

/** @param unit the abbreviation of centimetres in the page's language */
export function toProductOffers(product: ProductDetails, unit: string): ProductOffer[] {
  return product.offers.map((offer) => {
    const { widthCm, depthCm, heightCm } = offer
    const texture = offer.images.texture.medium
    return {
      id: offer.id,
      article: offer.article,
      finish: offer.finish,
      size: offer.size,
      // For a product cut from a roll, the buyer chooses the length.
      sizeText: formatSizeText([widthCm, product.byMetre ? null : depthCm, heightCm], unit),
      widthCm,
      depthCm,
      heightCm,
      price: offer.price,
      bonus: offer.bonusesReward,
      texture: texture && getTextureUrl(texture),
      drawing: findDrawing(product, offer),
      pictures: listPictures(product, offer),
      scenes: listScenes(product, offer),
      specs: listSpecs(product, offer.id),
      boxes: product.boxes[offer.id] ?? [],
      viewer: product.looks[offer.id] ?? defaultViewer,
    }
  })
}

function formatSizeText(sizesCm: (number | null)[], unit: string): string {
  const presentSizes = sizesCm.filter((size) => size !== null)
  return presentSizes.length === 0 ? '' : formatTypography(`${presentSizes.join(' × ')} ${unit}`)
}

type OfferDetails = ProductDetails['offers'][number]
type OfferPicture = OfferDetails['images']['additional'][number]

/** The drawing is an SVG that is served unchanged, because its figures are text. */
function findDrawing(product: ProductDetails, offer: OfferDetails): SizeSheet | null {
  const files = [...offer.images.additional, ...product.images.additional]
  const drawing = files.find(({ kind }) => kind === 'drawing')
  return drawing ? buildSizeSheet(`/media/_/${drawing.src}`, offer) : null
}

function listPictures(product: ProductDetails, offer: OfferDetails): GalleryPicture[] {
  return listFiles(product, offer).map((file) => toGalleryPicture(product, offer, file))
}

function listScenes(product: ProductDetails, offer: OfferDetails): GalleryPicture[] {
  // The gallery shows the first picture already.
  const files = listFiles(product, offer).slice(1)
  return (['room', 'detail'] as const).flatMap((sceneKind) => {
    const file = files.find(({ kind }) => kind === sceneKind)
    return file ? [toGalleryPicture(product, offer, file)] : []
  })
}

/** The offer's own pictures, otherwise those shared by all offers. */
function listFiles(product: ProductDetails, offer: OfferDetails): OfferPicture[] {
  const offerFiles = [offer.images.detail.medium, ...offer.images.additional]
  const shared = [product.images.detail.medium, ...product.images.additional]
  const files = offerFiles.some(Boolean) ? offerFiles : shared
  const shown = files.filter((file) => file !== null).filter(({ kind }) => kind !== 'drawing')
  // Parts of a kit can share a picture of the room.
  return [...new Map(shown.map((file) => [file.src, file])).values()]
}

function toGalleryPicture(
  product: ProductDetails,
  offer: OfferDetails,
  file: OfferPicture,
): GalleryPicture {
  return {
    main: toPictureData(file, 'page'),
    thumb: toPictureData(file, 'thumb'),
    alt: formatTypography([product.name, offer.size, offer.finish].filter(Boolean).join(', ')),
  }
}

/** Properties of the product, with the values of this offer replacing shared ones. */
function listSpecs({ characteristics, offerCharacteristics }: ProductDetails, offerId: number) {
  const offerFiles = offerCharacteristics[offerId] ?? {}
  return characteristics.map(({ code, name, value }) => ({
    name,
    value: offerFiles[code] ?? value,
  }))
}
