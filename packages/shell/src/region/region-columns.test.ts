import { expect, it } from 'vitest'
import { groupByLetter } from './region-columns.tsx'

const city = (ID: number, NAME: string) => ({ ID, NAME, code: NAME })

it('groups cities by first letter in alphabetical order', () => {
  const groups = groupByLetter([
    city(3, 'Казань'),
    city(1, 'Волгоград'),
    city(4, 'Калуга'),
    city(2, 'Владивосток'),
  ])
  expect(groups.map(([letter, cities]) => [letter, cities.map(({ NAME }) => NAME)])).toEqual([
    ['В', ['Владивосток', 'Волгоград']],
    ['К', ['Казань', 'Калуга']],
  ])
})
