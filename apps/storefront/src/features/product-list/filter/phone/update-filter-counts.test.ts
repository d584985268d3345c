import { expect, it } from 'vitest'
import type { ListFilter } from '../../choice/list-filter.ts'
import { updateFilterCounts } from './phone-filters.tsx'

const option = (id: string, availability: number, checked = false) => ({
  id,
  value: id,
  availability,
  checked,
  colour: null,
})

const filter = (id: string, bucket: ReturnType<typeof option>[]) =>
  ({ id, type: 'list', bucket }) as unknown as ListFilter

it('[filters.update] counts follow the choice while every option keeps its position', () => {
  const opened = [
    filter('COLOR', [option('red', 5), option('blue', 3), option('grey', 2)]),
    filter('FORM', [option('round', 4)]),
  ]
  const latest = [
    filter('COLOR', [option('grey', 7), option('red', 0, true), option('blue', 0)]),
    filter('new', [option('one', 1)]),
  ]
  expect(updateFilterCounts(opened, latest)).toEqual([
    filter('COLOR', [option('red', 0, true), option('blue', 0), option('grey', 7)]),
    filter('FORM', [option('round', 0)]),
  ])
})

it('[filters.update] the original filters are not mutated', () => {
  const opened = [filter('COLOR', [option('red', 5, true)])]
  expect(updateFilterCounts(opened, opened)).toEqual(opened)
})
