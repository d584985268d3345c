import { expect, it } from 'vitest'
import { type FieldFilter, packFilters, unpackFilters } from './pack-filters.ts'

const base = { unit: '', minValue: 0, maxValue: 0, values: null, bucket: [] }
const option = { checked: false, colour: null }

const filters: FieldFilter[] = [
  { ...base, id: 'price', name: 'Цена', type: 'range', unit: '₽', minValue: 10, maxValue: 90 },
  { ...base, id: 'WIDTH', name: 'Ширина', type: 'N', maxValue: 40, values: [null, 20] },
  {
    ...base,
    id: 'COLOR',
    name: 'Цвет',
    type: 'base_color',
    bucket: [
      { ...option, id: '1', value: 'Белый', availability: 25, colour: '#fff' },
      { ...option, id: '2', value: 'Разный', availability: 0, checked: true },
      { ...option, id: '3', value: 'Серый', availability: 7, checked: true, colour: '#888' },
    ],
  },
  {
    ...base,
    id: 'sale',
    name: 'Скидки',
    type: 'toggle',
    bucket: [{ ...option, id: '1', value: 'Со скидкой', availability: 13 }],
  },
]

it('[filters.types] filters packed for the page are the same once unpacked', () => {
  expect(unpackFilters(JSON.parse(JSON.stringify(packFilters(filters))))).toEqual(filters)
})
