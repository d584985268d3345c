import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateWidestGap,
  moveModule,
  type PlacedModule,
  placeModule,
  validateProject,
} from './project-module.ts'

describe('calculateWidestGap', () => {
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
})

describe('modules of a project', () => {
  const buildModule = (
    xCm: number,
    widthCm: number,
    row: 'floor' | 'wall' = 'floor',
  ): PlacedModule => ({
    xCm,
    widthCm,
    row,
  })

  describe('placeModule', () => {
    it.each([
      [[], 100, 0],
      [[buildModule(0, 90)], 100, 90],
      [[buildModule(100, 90)], 100, 0],
      [[buildModule(99, 90)], 100, 189],
      [[buildModule(0, 201)], 100, null],
      [[buildModule(0, 200)], 100, 200],
      [[buildModule(0, 300, 'wall')], 100, 0],
      [[buildModule(150, 50), buildModule(0, 80)], 70, 80],
    ])('with %j a module of %s cm goes to %s', (modules, widthCm, expected) => {
      expect(placeModule(modules, { widthCm, row: 'floor' }, 300)).toBe(expected)
    })
  })

  describe('moveModule', () => {
    it.each([
      [[], buildModule(-40, 90), 0],
      [[], buildModule(400, 90), 210],
      [[], buildModule(100.4, 90), 100],
      [[buildModule(0, 90)], buildModule(93, 60), 90],
      [[buildModule(0, 90)], buildModule(96, 60), 96],
      [[buildModule(0, 90)], buildModule(50, 60), 90],
      [[buildModule(0, 120), buildModule(150, 150)], buildModule(130, 60), null],
      [[buildModule(0, 90, 'wall')], buildModule(30, 60), 30],
    ])('with %j a module moved to %j ends at %s', (others, moved, expected) => {
      expect(moveModule(others, moved, 300)).toBe(expected)
    })
  })

  describe('validateProject', () => {
    it.each([
      [[], 100, null],
      [[], 99, 'wall'],
      [[], 1_000, null],
      [[], 1_001, 'wall'],
      [[buildModule(0, 100)], 100, null],
      [[buildModule(1, 100)], 100, 'outside'],
      [[buildModule(-1, 50)], 100, 'outside'],
      [[buildModule(0, 50), buildModule(50, 50)], 100, null],
      [[buildModule(0, 50), buildModule(49, 50)], 100, 'overlap'],
      [[buildModule(0, 50), buildModule(0, 50, 'wall')], 100, null],
      [Array.from({ length: 41 }, (_, n) => buildModule(n * 10, 10)), 1_000, 'too_many'],
    ])('%j on %s cm: %s', (modules, wallCm, expected) => {
      expect(validateProject(modules, wallCm)).toBe(expected)
    })

    it('modules placed one after another always form a valid project', () => {
      const widths = fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 20 })
      fc.assert(
        fc.property(widths, fc.integer({ min: 100, max: 1_000 }), (wanted, wallCm) => {
          const modules: PlacedModule[] = []
          for (const widthCm of wanted) {
            const xCm = placeModule(modules, { widthCm, row: 'floor' }, wallCm)
            if (xCm !== null) modules.push(buildModule(xCm, widthCm))
          }
          expect(validateProject(modules, wallCm)).toBeNull()
        }),
      )
    })
  })
})
