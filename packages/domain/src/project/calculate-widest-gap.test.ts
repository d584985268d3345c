import { expect, it } from 'vitest'
import { calculateWidestGap } from './list-gaps.ts'
import type { PlacedModule } from './project-module.ts'

const module = (xCm: number, widthCm: number, row: 'floor' | 'wall' = 'floor') =>
  ({ xCm, widthCm, row }) as PlacedModule

it.each([
  [[], 'floor', 320],
  [[module(0, 150)], 'floor', 170],
  [[module(100, 120)], 'floor', 100],
  [[module(0, 320)], 'floor', 0],
  [[module(0, 320)], 'wall', 320],
  [[module(0, 320), module(60, 80, 'wall')], 'wall', 180],
] as const)(
  '[route.constructor] with %j, the widest gap in row %s is %i cm',
  (modules, row, widest) => {
    expect(calculateWidestGap(modules, row, 320)).toBe(widest)
  },
)
