import { expect, it } from 'vitest'
import { divideAssembly } from './divide-assembly.ts'

it.each([
  ['all goods leave', { keptSum: 0, movedSum: 100, isWanted: true }, { kept: 0, moved: 3_001 }],
  [
    'half of them leave',
    { keptSum: 50, movedSum: 50, isWanted: true },
    { kept: 1_501, moved: 1_500 },
  ],
  [
    'none is wanted there',
    { keptSum: 50, movedSum: 50, isWanted: false },
    { kept: 3_001, moved: 0 },
  ],
  [
    'only other goods leave',
    { keptSum: 50, movedSum: 0, isWanted: true },
    { kept: 3_001, moved: 0 },
  ],
  ['it is given up', { keptSum: 0, movedSum: 100, isWanted: false }, { kept: 0, moved: 0 }],
])('[order.follow-up] divides the price of an assembly where %s', (_where, goods, parts) => {
  expect(divideAssembly({ price: 3_001, ...goods })).toEqual(parts)
})
