import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import type { SectionTile } from '@svetlitsa/ui/catalogue/section-tiles'
import type { loadMenu } from '../page-context/load-initial-data.ts'

type MenuItem = Awaited<ReturnType<typeof loadMenu>>['menuItems'][number]

const columns = 6

/**
 * Arranges sections as tiles in whole rows of six columns: as many tiles as needed to fill the last
 * row are two columns wide.
 */
export function toSectionTiles(items: readonly MenuItem[]): SectionTile[] {
  const withPicture = items.filter(({ picture }) => picture !== null)
  const missing = (columns - (withPicture.length % columns)) % columns
  const wide = pickWideTiles(withPicture.length, missing)
  return withPicture.map(({ url, name, picture }, index) => ({
    href: url,
    name,
    isWide: wide.has(index),
    picture: toPictureData({ src: picture ?? '', width: 5, height: 4 }, 'card'),
  }))
}

/** Selects which tiles are wide: evenly spread, always including the first. */
function pickWideTiles(count: number, wide: number): ReadonlySet<number> {
  const step = wide > 0 ? count / wide : 0
  return new Set(Array.from({ length: wide }, (_, index) => Math.floor(index * step)))
}
