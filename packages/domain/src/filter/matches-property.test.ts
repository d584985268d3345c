import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesProperty } from './matches-property.ts'
import type { CheckboxPropertyFilter, SliderPropertyFilter } from './property-filter.ts'

const material = (...currentValues: string[]): CheckboxPropertyFilter => ({
  name: 'DMATERIAL',
  label: 'Материал',
  productType: 'offer',
  type: 'checkbox',
  values: ['дуб', 'ясень', '80'],
  currentValues,
})

const depth = (currentMin: number, currentMax: number): SliderPropertyFilter => ({
  name: 'GLUBINA_DPZ',
  label: 'Глубина',
  productType: 'product',
  type: 'slider',
  values: { min: 40, max: 100 },
  currentValues: { currentMin, currentMax },
})

describe('matchesProperty', () => {
  it.each([
    [[], 'дуб', true],
    [[], null, true],
    [['дуб'], 'дуб', true],
    [['дуб', 'ясень'], 'ясень', true],
    [['дуб'], 'ясень', false],
    [['дуб'], 'ду', false],
    [['дуб'], null, false],
    [['80'], 80, true],
  ])(
    '[domain.filter-trait] checkbox with selection %j, value %s: %s',
    (chosen, value, expected) => {
      expect(matchesProperty(material(...chosen), value)).toBe(expected)
    },
  )

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
    expect(matchesProperty(depth(min, max), value)).toBe(expected)
  })

  it.each([
    [40, 100, null, true],
    [40, 100, 500, true],
    [40, 80, 1, true],
    [40, 80, 81, false],
    [50, 100, 500, true],
    [50, 100, 49, false],
  ])(
    '[domain.filter-trait] unchanged bounds do not filter: %s to %s, value %s: %s',
    (min, max, value, expected) => {
      expect(matchesProperty(depth(min, max), value)).toBe(expected)
    },
  )

  it('[domain.filter-trait] passes exactly the values between the bounds', () => {
    const bound = fc.integer({ min: 41, max: 99 })
    fc.assert(
      fc.property(bound, bound, fc.integer({ min: 0, max: 150 }), (a, b, value) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        expect(matchesProperty(depth(min, max), value)).toBe(value >= min && value <= max)
      }),
    )
  })
})
