import type { Language } from '@svetlitsa/domain/language/read-language'
import { typo } from '@svetlitsa/domain/text/typo'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { ProductOfPage } from './load-product.ts'

export type SizeFacts = { kind: 'boxes' | 'door' | 'assembly'; title: string; text: string }[]

/** A door leaves a hand's breadth on both sides of a box. */
const spareCm = 4
/** No door of a home is narrower. */
const anyDoorCm = 60
/** Doors of homes are at least as high. */
const doorHeightCm = 200

/** What is to be known for carrying a thing in, by offer: boxes and weight, the door, assembly. */
export function sizeFactsOf(product: ProductOfPage, language: Language): Record<number, SizeFacts> {
  const say = translator(productTexts, language)
  const assembly = {
    kind: 'assembly' as const,
    title: say(product.needsAssembly ? 'sizes.assembly' : 'sizes.assembled'),
    text: say(product.needsAssembly ? 'sizes.assemblyHint' : 'sizes.assembledHint'),
  }
  return Object.fromEntries(
    product.offers.map(({ id }) => {
      const boxes = product.boxes[id] ?? []
      if (boxes.length === 0) return [id, [assembly]]
      const weightKg = boxes.reduce((sum, box) => sum + box.weightKg, 0)
      const sizes = boxes.map(
        ({ widthCm, depthCm, heightCm }) => `${widthCm} × ${depthCm} × ${heightCm}`,
      )
      const doorCm = Math.max(...boxes.map(narrowestDoor)) + spareCm
      return [
        id,
        [
          {
            kind: 'boxes' as const,
            title: say('sizes.boxes', { count: boxes.length, weight: Math.round(weightKg) }),
            text: typo([...new Set(sizes)].join(` ${say('sizes.boxesAnd')} `)),
          },
          {
            kind: 'door' as const,
            title:
              doorCm <= anyDoorCm ? say('sizes.doorAny') : say('sizes.door', { width: doorCm }),
            text: say('sizes.doorHint'),
          },
          assembly,
        ],
      ]
    }),
  )
}

/** A box goes through on its longest side and upright, as long as the door is high enough for that. */
function narrowestDoor({ widthCm, depthCm, heightCm }: ProductOfPage['boxes'][string][number]) {
  const [least = 0, middle = 0] = [widthCm, depthCm, heightCm].sort((a, b) => a - b)
  return middle <= doorHeightCm ? least : middle
}
