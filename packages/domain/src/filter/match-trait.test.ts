import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchTrait } from './match-trait.ts'
import type { CheckboxTrait, SliderTrait } from './trait-filter.ts'

const material = (...currentValues: string[]): CheckboxTrait => ({
  name: 'DMATERIAL',
  label: 'Материал',
  productType: 'offer',
  type: 'checkbox',
  values: ['дуб', 'ясень', '80'],
  currentValues,
})

const depth = (currentMin: number, currentMax: number): SliderTrait => ({
  name: 'GLUBINA_DPZ',
  label: 'Глубина',
  productType: 'product',
  type: 'slider',
  values: { min: 40, max: 100 },
  currentValues: { currentMin, currentMax },
})

describe('matchTrait', () => {
  it.each([
    [[], 'дуб', true],
    [[], null, true],
    [['дуб'], 'дуб', true],
    [['дуб', 'ясень'], 'ясень', true],
    [['дуб'], 'ясень', false],
    [['дуб'], 'ду', false],
    [['дуб'], null, false],
    [['80'], 80, true],
  ])('[domain.filter-trait] checkbox with %j chosen, value %s: %s', (chosen, value, expected) => {
    expect(matchTrait(material(...chosen), value)).toBe(expected)
  })

  it.each([
    [50, 80, 49, false],
    [50, 80, 50, true],
    [50, 80, 80, true],
    [50, 80, 81, false],
    [50, 80, '60', true],
    [50, 80, null, false],
    [50, 80, '', false],
    [50, 80, 'широкий', false],
  ])('[domain.filter-trait] slider from %s to %s, value %s: %s', (min, max, value, expected) => {
    expect(matchTrait(depth(min, max), value)).toBe(expected)
  })

  it.each([
    [40, 100, null, true],
    [40, 100, 500, true],
    [40, 80, 1, true],
    [40, 80, 81, false],
    [50, 100, 500, true],
    [50, 100, 49, false],
  ])(
    '[domain.filter-trait] only changed bounds filter: %s to %s, value %s: %s',
    (min, max, value, expected) => {
      expect(matchTrait(depth(min, max), value)).toBe(expected)
    },
  )

  it('[domain.filter-trait] lets everything pass that lies between the bounds, and nothing else', () => {
    const bound = fc.integer({ min: 41, max: 99 })
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 0, max: 150 }), (a, b, value) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        expect(matchTrait(depth(min, max), value)).toBe(value >= min && value <= max)
      }),
    )
  })
})
