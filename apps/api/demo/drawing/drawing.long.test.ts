import { drawFile } from '@svetlitsa/demo-drawings/picture/draw-file'
import { expect, it } from 'vitest'
import { drawSide, findInvalidNumbers, sides } from '../../src/test-support/draw-side.ts'
import { productKinds } from '../seed/product/product-kinds.ts'

it.each([...new Map(productKinds.map((kind) => [kind.drawing, kind]))])(
  '%s is drawn from every side without invalid numbers',
  (_drawing, kind) => {
    const drawings = sides.map((_side, index) => drawSide(kind, index))
    expect(drawings.flatMap(findInvalidNumbers)).toEqual([])
  },
)

it.each(['living', 'bedroom', 'dining', 'wardrobe'])('all of the room %s is drawn', (name) => {
  const svg = drawFile(`drawn/scene/${name}.svg`)
  expect(svg?.includes('viewBox="0 0 2000 860"')).toBe(true)
  expect(findInvalidNumbers(svg)).toEqual([])
})
