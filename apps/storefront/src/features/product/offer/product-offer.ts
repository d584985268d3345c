import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { getTextureUrl, type PictureFile } from '@svetlitsa/shell/picture/to-picture-data'
import type { ProductDetails } from '../page/load-product-page.ts'

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
  /** Address of the studio's dimension drawing. */
  drawing: string | null
  pictures: PictureFile[]
  /** Indexes of the pictures of the product in a room and in close-up, where such exist. */
  scenes: number[]
  /** Properties that differ by offer: code → value. */
  specs: Readonly<Record<string, string>>
  boxes: ProductDetails['boxes'][string]
  viewer: ProductDetails['looks'][string]
}

const defaultViewer = { glb: null, usdz: null, isModelTrue: true, isTurnTrue: true }

/** @param unit the abbreviation of centimetres in the page's language */
export function toProductOffers(product: ProductDetails, unit: string): ProductOffer[] {
  return product.offers.map((offer) => {
    const { widthCm, depthCm, heightCm } = offer
    const texture = offer.images.texture.medium
    const files = listFiles(product, offer)
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
      pictures: files.map(({ src, width, height }) => ({ src, width, height })),
      scenes: listScenes(files),
      specs: product.offerCharacteristics[offer.id] ?? {},
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
function findDrawing(product: ProductDetails, offer: OfferDetails): string | null {
  const files = [...offer.images.additional, ...product.images.additional]
  const drawing = files.find(({ kind }) => kind === 'drawing')
  return drawing ? `/media/_/${drawing.src}` : null
}

function listScenes(files: readonly OfferPicture[]): number[] {
  return (['room', 'detail'] as const)
    .map((sceneKind) =>
      // The gallery shows the first picture already.
      files.findIndex(({ kind }, index) => index > 0 && kind === sceneKind),
    )
    .filter((index) => index > 0)
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
