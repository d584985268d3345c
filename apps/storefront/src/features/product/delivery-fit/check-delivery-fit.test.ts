import { deliveryFitTexts } from '@svetlitsa/i18n/delivery-fit/delivery-fit-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { describe, expect, it } from 'vitest'
import { checkDeliveryFit } from './check-delivery-fit.ts'
import { liftPresets } from './delivery-fit-form.tsx'

const t = getTranslator(deliveryFitTexts, 'ru')
const box = { widthCm: 180, depthCm: 60, heightCm: 40, weightKg: 40 }
const sofa = { boxes: [box], widthCm: 228, depthCm: 96, heightCm: 82 }
const deliveryPlace = {
  lift: liftPresets.middle,
  door: { widthCm: 80, heightCm: 200 },
  niche: { widthCm: 0, depthCm: 0, heightCm: 0 },
}

describe('checkDeliveryFit', () => {
  it('[product.page] reports on the lift and the door, and on the niche once its sizes are entered', () => {
    expect(checkDeliveryFit(sofa, deliveryPlace, t).map(({ kind, fits }) => [kind, fits])).toEqual([
      ['lift', true],
      ['door', true],
    ])
    const niche = { widthCm: 220, depthCm: 100, heightCm: 80 }
    expect(checkDeliveryFit(sofa, { ...deliveryPlace, niche }, t).at(-1)).toEqual({
      kind: 'niche',
      fits: false,
      text: 'В нишу не встанет: не хватает 8 см по ширине, 2 см по высоте',
    })
  })

  it('[product.page] names the boxes that do not fit', () => {
    const sofaWithWideBox = { ...sofa, boxes: [box, { ...box, depthCm: 90, heightCm: 85 }] }
    expect(checkDeliveryFit(sofaWithWideBox, deliveryPlace, t)[1]).toEqual({
      kind: 'door',
      fits: false,
      text: 'В дверь не пройдёт: 180 × 90 × 85 см',
    })
  })
})
