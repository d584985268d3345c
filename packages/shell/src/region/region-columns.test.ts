import { expect, it } from 'vitest'
import { byLetter } from './region-columns.tsx'

const city = (ID: number, NAME: string) => ({ ID, NAME, code: NAME })

it('gathers cities under their first letters, in the order of the alphabet', () => {
  const letters = byLetter([
    city(3, 'Казань'),
    city(1, 'Волгоград'),
    city(4, 'Калуга'),
    city(2, 'Владивосток'),
  ])
  expect(letters.map(([letter, cities]) => [letter, cities.map(({ NAME }) => NAME)])).toEqual([
    ['В', ['Владивосток', 'Волгоград']],
    ['К', ['Казань', 'Калуга']],
  ])
})
