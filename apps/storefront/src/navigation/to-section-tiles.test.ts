import { expect, it } from 'vitest'
import { toSectionTiles } from './to-section-tiles.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    name: `Раздел ${id}`,
    url: `/catalog/${id}/`,
    bold: false,
    picture: 'a.jpg',
    childs: [],
  }))

it.each([1, 2, 3, 5, 6, 7, 10, 11, 12, 13])('%i tiles fill whole rows of six columns', (count) => {
  const tiles = toSectionTiles(items(count))
  const cells = tiles.reduce((sum, { isWide }) => sum + (isWide ? 2 : 1), 0)
  expect(tiles).toHaveLength(count)
  // Fewer than three tiles cannot fill a row even when all are wide.
  if (count >= 3) expect(cells % 6).toBe(0)
})
