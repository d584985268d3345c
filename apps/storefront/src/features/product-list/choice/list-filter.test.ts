import { expect, it } from 'vitest'
import { formatRangeParam, getAppliedChoice, type SectionList } from './list-filter.ts'

const bounds = { minValue: 100, maxValue: 900 }

it.each([
  [null, null, null],
  [100, 900, null],
  [50, 1000, null],
  [101, 900, '101-'],
  [100, 899, '-899'],
  [200, 300, '200-300'],
])('a range from %j to %j is written into the address as %j', (from, to, expected) => {
  expect(formatRangeParam(bounds, from, to)).toBe(expected)
})

it('[filters.url] links and the canonical address contain only filters that the API accepted', () => {
  const requested = {
    filters: { COLOR: ['3', 'x'], nothing: ['1'], stores: ['7', '99'], available: ['kazan'] },
    sort: 'no such order',
    page: 2,
  }
  const option = { value: '', availability: 1, colour: null }
  const list = {
    filters: [
      {
        id: 'COLOR',
        type: 'base_color',
        bucket: [
          { ...option, id: '3', checked: true },
          { ...option, id: '4', checked: false },
        ],
      },
    ],
    sort: [
      { id: 'popular', value: '', checked: true },
      { id: 'cheap', value: '', checked: false },
    ],
    chosen: { stores: [{ id: 7, value: '' }], available: { region: 'kazan', value: '' } },
  } as unknown as SectionList
  expect(getAppliedChoice(requested, list)).toEqual({
    filters: { COLOR: ['3'], stores: ['7'], available: ['kazan'] },
    sort: null,
    page: 2,
  })
})
