import { describe, expect, it } from 'vitest'
import {
  type CheckboxPropertyFilter,
  listPropertyConditions,
  type SliderPropertyFilter,
} from './property-filter.ts'

const material = (...currentValues: string[]): CheckboxPropertyFilter => ({
  name: 'DMATERIAL',
  label: 'Материал',
  productType: 'offer',
  type: 'checkbox',
  values: ['дуб', 'ясень'],
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

describe('listPropertyConditions', () => {
  it.each([
    [[], []],
    [['дуб'], [{ name: 'DMATERIAL', values: ['дуб'] }]],
    [['дуб', 'ясень'], [{ name: 'DMATERIAL', values: ['дуб', 'ясень'] }]],
  ])('[domain.filter-trait] the selection %j demands %j', (chosen, expected) => {
    expect(listPropertyConditions([material(...chosen)])).toEqual(expected)
  })

  it.each([
    [40, 100, []],
    [41, 100, [{ name: 'GLUBINA_DPZ', min: 41, max: null }]],
    [40, 99, [{ name: 'GLUBINA_DPZ', min: null, max: 99 }]],
    [41, 99, [{ name: 'GLUBINA_DPZ', min: 41, max: 99 }]],
    [39, 101, [{ name: 'GLUBINA_DPZ', min: 39, max: 101 }]],
  ])('[domain.filter-trait] from %i to %i of 40 to 100 demands %j', (min, max, expected) => {
    expect(listPropertyConditions([depth(min, max)])).toEqual(expected)
  })

  it('[domain.filter-trait] every filter that is set demands something', () => {
    const conditions = listPropertyConditions([material('дуб'), depth(50, 100), material()])
    expect(conditions.map(({ name }) => name)).toEqual(['DMATERIAL', 'GLUBINA_DPZ'])
  })
})
