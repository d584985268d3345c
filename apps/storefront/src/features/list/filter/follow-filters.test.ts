import { expect, it } from 'vitest'
import type { ListFilter } from '../list-filter.ts'
import { followFilters } from './follow-filters.ts'

const option = (id: string, availability: number, checked = false) => ({
  id,
  value: id,
  availability,
  checked,
  colour: null,
})

const filter = (id: string, bucket: ReturnType<typeof option>[]) =>
  ({ id, type: 'list', bucket }) as unknown as ListFilter

it('[filters.update] counts follow the choice while every option keeps its place', () => {
  const opened = [
    filter('COLOR', [option('red', 5), option('blue', 3), option('grey', 2)]),
    filter('FORM', [option('round', 4)]),
  ]
  const latest = [
    filter('COLOR', [option('grey', 7), option('red', 0, true), option('blue', 0)]),
    filter('new', [option('one', 1)]),
  ]
  expect(followFilters(opened, latest)).toEqual([
    filter('COLOR', [option('red', 0, true), option('blue', 0), option('grey', 7)]),
    filter('FORM', [option('round', 0)]),
  ])
})

it('[filters.update] the filters as they were opened stay as they are', () => {
  const opened = [filter('COLOR', [option('red', 5, true)])]
  expect(followFilters(opened, opened)).toEqual(opened)
})
