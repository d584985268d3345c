import { describe, expect, it } from 'vitest'
import { countPieces } from './count-pieces.ts'

const sofa = { quantity: 1, checked: true }
const chairs = { quantity: 4, checked: true }
const carpet = { quantity: 2.5, checked: true, byMetre: true }

describe('countPieces', () => {
  it.each([
    ['adds up the pieces', [sofa, chairs], 5, 2],
    ['counts an unchecked line as a position only', [sofa, { ...chairs, checked: false }], 1, 2],
    ['counts a line sold by the metre once', [carpet, sofa], 2, 2],
    [
      'rounds fractions of pieces to tenths',
      [
        { ...sofa, quantity: 0.1 },
        { ...sofa, quantity: 0.2 },
      ],
      0.3,
      2,
    ],
    ['is zero for an empty basket', [], 0, 0],
  ])('%s', (_title, lines, totalQuantity, allPositionsQuantity) => {
    expect(countPieces(lines)).toEqual({ totalQuantity, allPositionsQuantity })
  })
})
