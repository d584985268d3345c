import { carryTexts } from '@svetlitsa/i18n/carry-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { describe, expect, it } from 'vitest'
import { carryVerdicts } from './carry-verdicts.ts'
import { liftPresets } from './lift-presets.ts'

const say = translator(carryTexts, 'ru')
const box = { widthCm: 180, depthCm: 60, heightCm: 40, weightKg: 40 }
const sofa = { boxes: [box], widthCm: 228, depthCm: 96, heightCm: 82 }
const place = {
  lift: liftPresets.middle,
  door: { widthCm: 80, heightCm: 200 },
  niche: { widthCm: 0, depthCm: 0, heightCm: 0 },
}

describe('carryVerdicts', () => {
  it('[product.page] tells lift and door, and of the niche once its sizes are known', () => {
    expect(carryVerdicts(sofa, place, say).map(({ kind, isGood }) => [kind, isGood])).toEqual([
      ['lift', true],
      ['door', true],
    ])
    const niche = { widthCm: 220, depthCm: 100, heightCm: 80 }
    expect(carryVerdicts(sofa, { ...place, niche }, say).at(-1)).toEqual({
      kind: 'niche',
      isGood: false,
      text: 'В нишу не встанет: не хватает 8 см по ширине, 2 см по высоте',
    })
  })

  it('[product.page] names the boxes that stick', () => {
    const wide = { ...sofa, boxes: [box, { ...box, depthCm: 90, heightCm: 85 }] }
    expect(carryVerdicts(wide, place, say)[1]).toEqual({
      kind: 'door',
      isGood: false,
      text: 'В дверь не пройдёт: 180 × 90 × 85 см',
    })
  })
})
