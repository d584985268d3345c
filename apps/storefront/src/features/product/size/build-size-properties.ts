import type { Language } from '@svetlitsa/domain/language/parse-language'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { ProductDetails } from '../page/load-product-page.ts'

export type SizeProperties = { kind: 'boxes' | 'door' | 'assembly'; title: string; text: string }[]

/** Clearance on both sides of a box in a doorway. */
const clearanceCm = 4
/** The narrowest door in a home: a smaller requirement is not worth showing. */
const anyDoorCm = 60
/** Minimum height of doors in homes. */
const doorHeightCm = 200

/**
 * Returns what matters for carrying each offer in: boxes and weight, minimum door width, assembly.
 */
export function buildSizeProperties(
  product: ProductDetails,
  language: Language,
): Record<number, SizeProperties> {
  const t = getTranslator(productTexts, language)
  const assembly = {
    kind: 'assembly' as const,
    title: t(product.needsAssembly ? 'sizes.assembly' : 'sizes.assembled'),
    text: t(product.needsAssembly ? 'sizes.assemblyHint' : 'sizes.assembledHint'),
  }
  return Object.fromEntries(
    product.offers.map(({ id }) => {
      const boxes = product.boxes[id] ?? []
      if (boxes.length === 0) return [id, [assembly]]
      const weightKg = boxes.reduce((sum, box) => sum + box.weightKg, 0)
      const sizes = boxes.map(
        ({ widthCm, depthCm, heightCm }) => `${widthCm} × ${depthCm} × ${heightCm}`,
      )
      const doorCm = Math.max(...boxes.map(getNarrowestDoorCm)) + clearanceCm
      return [
        id,
        [
          {
            kind: 'boxes' as const,
            title: t('sizes.boxes', { count: boxes.length, weight: Math.round(weightKg) }),
            text: formatTypography([...new Set(sizes)].join(` ${t('sizes.boxesAnd')} `)),
          },
          {
            kind: 'door' as const,
            title: doorCm <= anyDoorCm ? t('sizes.doorAny') : t('sizes.door', { width: doorCm }),
            text: t('sizes.doorHint'),
          },
          assembly,
        ],
      ]
    }),
  )
}

/**
 * The narrowest door for a box that is carried on its longest side or upright, if the door is high
 * enough for that.
 */
function getNarrowestDoorCm({
  widthCm,
  depthCm,
  heightCm,
}: ProductDetails['boxes'][string][number]) {
  const [smallest = 0, middle = 0] = [widthCm, depthCm, heightCm].sort((a, b) => a - b)
  return middle <= doorHeightCm ? smallest : middle
}
