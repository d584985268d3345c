import { pictureData } from '@svetlitsa/shell/card/picture-data'
import type { SectionTile } from '@svetlitsa/ui/shop/section-tiles'
import type { loadMenu } from '../load-shell.ts'

type MenuItem = Awaited<ReturnType<typeof loadMenu>>['menuItems'][number]

const columns = 6

/**
 * Sections as tiles of six columns in whole rows: as many as are missing to a full row are two
 * columns wide, the first of each row.
 */
export function sectionTilesOf(items: readonly MenuItem[]): SectionTile[] {
  const withPicture = items.filter(({ picture }) => picture !== null)
  const missing = (columns - (withPicture.length % columns)) % columns
  const wide = widePlaces(withPicture.length, missing)
  return withPicture.map(({ url, name, picture }, index) => ({
    href: url,
    name,
    isWide: wide.has(index),
    picture: pictureData({ src: picture ?? '', width: 5, height: 4 }, 'card'),
  }))
}

/** Which of so many tiles are wide: spread evenly, the first one always. */
function widePlaces(count: number, wide: number): ReadonlySet<number> {
  const step = wide > 0 ? count / wide : 0
  return new Set(Array.from({ length: wide }, (_, index) => Math.floor(index * step)))
}
