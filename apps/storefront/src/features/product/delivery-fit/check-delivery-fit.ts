import {
  type Box,
  fitsLift,
  fitsNiche,
  type Lift,
  type Opening,
  passesDoor,
} from '@svetlitsa/domain/package/box'
import type { deliveryFitTexts } from '@svetlitsa/i18n/delivery-fit/delivery-fit-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import type { ProductOffer } from '../offer/product-offer.ts'

/** What is carried in: the boxes of an offer, and its sizes. */
export type CarriedOffer = Pick<ProductOffer, 'boxes' | 'widthCm' | 'depthCm' | 'heightCm'>

export type DeliveryPlace = { lift: Lift; door: Opening; niche: Box }

type FitResult = { kind: 'lift' | 'door' | 'niche'; fits: boolean; text: string }

/** Clearance beside a box, so that it passes without scratches. */
const clearanceCm = 4

type Translate = Translator<(typeof deliveryFitTexts)['ru']>

/**
 * Checks whether an offer fits through the lift and the door and into the niche. A place without
 * sizes is skipped.
 */
export function checkDeliveryFit(
  { boxes, widthCm, depthCm, heightCm }: CarriedOffer,
  { lift, door, niche }: DeliveryPlace,
  t: Translate,
): FitResult[] {
  const results: FitResult[] = []
  const addResult = (kind: 'lift' | 'door', boxesTooLarge: readonly Box[]) => {
    const [passesKey, failsKey] =
      kind === 'lift'
        ? (['passesLift', 'failsLift'] as const)
        : (['passesDoor', 'failsDoor'] as const)
    const fits = boxesTooLarge.length === 0
    const boxTexts = [...new Set(boxesTooLarge.map((box) => t('box', { size: formatSize(box) })))]
    results.push({
      kind,
      fits,
      text: fits ? t(passesKey) : t(failsKey, { boxes: boxTexts.join(', ') }),
    })
  }
  if (lift.widthCm > 0 && lift.depthCm > 0 && lift.heightCm > 0) {
    addResult(
      'lift',
      boxes.filter((box) => !fitsLift(box, lift)),
    )
  }
  if (door.widthCm > 0 && door.heightCm > 0) {
    const narrow = { widthCm: door.widthCm - clearanceCm, heightCm: door.heightCm }
    addResult(
      'door',
      boxes.filter((box) => !passesDoor(box, narrow)),
    )
  }
  if (
    widthCm &&
    depthCm &&
    heightCm &&
    niche.widthCm > 0 &&
    niche.depthCm > 0 &&
    niche.heightCm > 0
  ) {
    const product = { widthCm, depthCm, heightCm }
    const fits = fitsNiche(product, niche)
    results.push({
      kind: 'niche',
      fits,
      text: fits ? t('fitsNiche') : t('failsNiche', { sizes: formatShortage(product, niche, t) }),
    })
  }
  return results
}

function formatSize({ widthCm, depthCm, heightCm }: Box): string {
  return `${widthCm} × ${depthCm} × ${heightCm}`
}

function formatShortage(product: Box, niche: Box, t: Translate): string {
  const sides = [
    ['width', product.widthCm - niche.widthCm],
    ['depth', product.depthCm - niche.depthCm],
    ['height', product.heightCm - niche.heightCm],
  ] as const
  return sides
    .filter(([, count]) => count > 0)
    .map(([side, count]) => t('missing', { count, side: t(`sides.${side}`) }))
    .join(', ')
}
