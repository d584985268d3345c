import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import type { productTexts } from '@svetlitsa/i18n/product/product-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import type { ProductOffer } from '../offer/product-offer.ts'

type SizeProperties = { kind: 'boxes' | 'door' | 'assembly'; title: string; text: string }[]

/** Clearance on both sides of a box in a doorway. */
const clearanceCm = 4
/** The narrowest door in a home: a smaller requirement is not worth showing. */
const anyDoorCm = 60
/** Minimum height of doors in homes. */
const doorHeightCm = 200

/** Returns what matters for carrying an offer in: boxes and weight, minimum door width, assembly. */
export function buildSizeProperties(
  boxes: ProductOffer['boxes'],
  needsAssembly: boolean,
  t: Translator<(typeof productTexts)['ru']>,
): SizeProperties {
  const assembly = {
    kind: 'assembly' as const,
    title: t(needsAssembly ? 'sizes.assembly' : 'sizes.assembled'),
    text: t(needsAssembly ? 'sizes.assemblyHint' : 'sizes.assembledHint'),
  }
  if (boxes.length === 0) return [assembly]
  const weightKg = boxes.reduce((sum, box) => sum + box.weightKg, 0)
  const sizes = boxes.map(
    ({ widthCm, depthCm, heightCm }) => `${widthCm} × ${depthCm} × ${heightCm}`,
  )
  const doorCm = Math.max(...boxes.map(getNarrowestDoorCm)) + clearanceCm
  return [
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
  ]
}

/**
 * The narrowest door for a box that is carried on its longest side or upright, if the door is high
 * enough for that.
 */
function getNarrowestDoorCm({ widthCm, depthCm, heightCm }: ProductOffer['boxes'][number]) {
  const [smallest = 0, middle = 0] = [widthCm, depthCm, heightCm].sort((a, b) => a - b)
  return middle <= doorHeightCm ? smallest : middle
}
