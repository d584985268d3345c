import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveModule } from './move-module.ts'
import { placeModule } from './place-module.ts'
import { projectFault } from './project-fault.ts'
import type { PlacedModule } from './project-module.ts'

const at = (xCm: number, widthCm: number, row: 'floor' | 'wall' = 'floor'): PlacedModule => ({
  xCm,
  widthCm,
  row,
})

describe('placeModule', () => {
  it.each([
    [[], 100, 0],
    [[at(0, 90)], 100, 90],
    [[at(100, 90)], 100, 0],
    [[at(99, 90)], 100, 189],
    [[at(0, 201)], 100, null],
    [[at(0, 200)], 100, 200],
    [[at(0, 300, 'wall')], 100, 0],
    [[at(150, 50), at(0, 80)], 70, 80],
  ])('beside %j %s cm wide: %s', (modules, widthCm, expected) => {
    expect(placeModule(modules, { widthCm, row: 'floor' }, 300)).toBe(expected)
  })
})

describe('moveModule', () => {
  it.each([
    [[], at(-40, 90), 0],
    [[], at(400, 90), 210],
    [[], at(100.4, 90), 100],
    [[at(0, 90)], at(93, 60), 90],
    [[at(0, 90)], at(96, 60), 96],
    [[at(0, 90)], at(50, 60), 90],
    [[at(0, 120), at(150, 150)], at(130, 60), null],
    [[at(0, 90, 'wall')], at(30, 60), 30],
  ])('beside %j to %j: %s', (others, moved, expected) => {
    expect(moveModule(others, moved, 300)).toBe(expected)
  })
})

describe('projectFault', () => {
  it.each([
    [[], 100, null],
    [[], 99, 'wall'],
    [[], 1_000, null],
    [[], 1_001, 'wall'],
    [[at(0, 100)], 100, null],
    [[at(1, 100)], 100, 'outside'],
    [[at(-1, 50)], 100, 'outside'],
    [[at(0, 50), at(50, 50)], 100, null],
    [[at(0, 50), at(49, 50)], 100, 'overlap'],
    [[at(0, 50), at(0, 50, 'wall')], 100, null],
    [Array.from({ length: 41 }, (_, n) => at(n * 10, 10)), 1_000, 'too_many'],
  ])('%j on %s cm: %s', (modules, wallCm, expected) => {
    expect(projectFault(modules, wallCm)).toBe(expected)
  })

  it('whatever is placed one after another stands', () => {
    const widths = fc.array(fc.integer({ min: 20, max: 200 }), { maxLength: 20 })
    fc.assert(
      fc.property(widths, fc.integer({ min: 100, max: 1_000 }), (wanted, wallCm) => {
        const modules: PlacedModule[] = []
        for (const widthCm of wanted) {
          const xCm = placeModule(modules, { widthCm, row: 'floor' }, wallCm)
          if (xCm !== null) modules.push(at(xCm, widthCm))
        }
        expect(projectFault(modules, wallCm)).toBeNull()
      }),
    )
  })
})
