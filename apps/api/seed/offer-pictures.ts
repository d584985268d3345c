import type { Finish } from './finishes.ts'
import type { Goods } from './goods.ts'
import type { OfferMaking } from './make-offer.ts'
import { pictureFile } from './picture-file.ts'
import type { StudioPicture } from './studio/studio-library.ts'

const drawnViews = ['front', 'side', 'room'] as const
const DRAWN = { width: 1000, height: 800 }

/** An offer's pictures show its finish: the studio's, or drawn ones while it has none. */
export function addOfferPictures(
  goods: Goods,
  offerId: number,
  { productId, kind, model, size, isOwnSize, finish: code }: OfferMaking,
  finish: Finish,
): void {
  const put = (picture: Omit<StudioPicture, 'view'>, view: string, position: number) =>
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
    for (const [at, shot] of shots.entries()) put(shot, shot.view, at)
    if (model?.drawing && isOwnSize) put(model.drawing, 'drawing', 90)
    return
  }
  for (const [at, view] of drawnViews.entries()) {
    const file = pictureFile(kind.drawing, productId, size, finish, view)
    put({ file, ...DRAWN }, view, at)
  }
}
