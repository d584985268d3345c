import type { Finish } from '../finish/finishes.ts'
import type { Goods } from '../product/goods.ts'
import type { KindSize, ProductKind } from '../product/product-kinds.ts'
import type { StudioModel, StudioPicture } from '../studio/studio-library.ts'
import { getDrawingPath } from './get-drawing-path.ts'

const drawnViews = ['front', 'side', 'room'] as const
const DRAWN = { width: 1000, height: 800 }

interface PicturedOffer {
  productId: number
  kind: ProductKind
  model: StudioModel | null
  size: KindSize
  /** Whether the model was built in this size. */
  isModelSize: boolean
  finish: string
}

/** Adds pictures of an offer's finish: the studio's, or drawn ones if the studio has none. */
export function addOfferPictures(
  goods: Goods,
  offerId: number,
  { productId, kind, model, size, isModelSize, finish: code }: PicturedOffer,
  finish: Finish,
): void {
  const addPicture = (picture: Omit<StudioPicture, 'view'>, view: string, position: number) =>
    goods.pictures.push({
      product_id: productId,
      offer_id: offerId,
      file: picture.file,
      kind: view === 'detail' || view === 'room' || view === 'drawing' ? view : 'studio',
      width: picture.width,
      height: picture.height,
      position,
    })
  const shots = model?.pictures.get(code)
  if (shots) {
    for (const [index, shot] of shots.entries()) addPicture(shot, shot.view, index)
    if (model?.drawing && isModelSize) addPicture(model.drawing, 'drawing', 90)
    return
  }
  for (const [index, view] of drawnViews.entries()) {
    const file = getDrawingPath(kind.drawing, productId, size, finish, view)
    addPicture({ file, ...DRAWN }, view, index)
  }
}
