import { drawFile } from '@svetlitsa/demo-drawings/picture/draw-file'
import { formatDrawingPath } from '@svetlitsa/demo-drawings/picture/drawing-path'
import type { ProductKind } from '../../demo/seed/product/product-kinds.ts'

export const sides = ['front', 'side', 'detail', 'room'] as const

/** The drawing of a kind in its first size, in a variant that the side decides. */
export function drawSide({ drawing, sizes: [size] }: ProductKind, index: number): string {
  const view = sides[index]
  if (!size || !view) throw new Error(`${drawing} has no size or no side ${index}`)
  const svg = drawFile(
    formatDrawingPath({
      kind: drawing,
      style: index,
      widthCm: size.width,
      depthCm: size.depth,
      heightCm: size.height,
      colour: '#B65A38',
      surface: 'weave',
      view,
    }),
  )
  if (!svg?.startsWith('<svg ') || !svg.endsWith('</svg>'))
    throw new Error(`${drawing} was not drawn`)
  return svg
}

/**
 * Invalid numbers (NaN, undefined) in an SVG. Texture tiles are left out, because their base64 may
 * contain such letters by chance.
 */
export function findInvalidNumbers(svg: string | null): string[] {
  const numbers = svg?.replace(/base64,[^"]*/g, '') ?? ''
  return numbers.match(/.{20}(NaN|undefined|Infinity)/g) ?? []
}
