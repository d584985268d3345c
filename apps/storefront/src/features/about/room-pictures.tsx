import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { BlockHead } from '@svetlitsa/ui/shop/block-head'
import { RoomTile } from '@svetlitsa/ui/shop/room-tile'
import type { About } from './about-figures.tsx'

type RoomPicturesProps = {
  title: string
  pictures: About['images']
  /** Stands below other parts of a page that keeps no distance itself. */
  spaced?: boolean
}

/** Rooms as pictures: of the stores, of those who bought. */
export function RoomPictures({ title, pictures, spaced }: RoomPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <section aria-label={title} className={spaced ? 'mt-12' : undefined}>
      <BlockHead title={title} />
      <ul className={`grid grid-cols-2 gap-cards ${columnsOf(pictures.length)}`}>
        {pictures.map(({ id, imgUrl, name, url }) => (
          <li key={id}>
            <RoomTile
              href={url || undefined}
              name={name}
              picture={pictureData({ src: imgUrl, width: 1_200, height: 900 }, 'half')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Four in a row, or three where that leaves no row half empty. */
function columnsOf(count: number): string {
  return count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}
