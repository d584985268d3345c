import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { RoomTile } from '@svetlitsa/ui/content/room-tile'
import { BlockHeader } from '@svetlitsa/ui/layout/block-header'
import type { About } from './about-figures.tsx'

type RoomPicturesProps = {
  title: string
  pictures: About['images']
  /** Adds a top margin, for a parent that sets no gap between its parts. */
  spaced?: boolean
}

/** Pictures of rooms: from stores or from customers. */
export function RoomPictures({ title, pictures, spaced }: RoomPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <section aria-label={title} className={spaced ? 'mt-12' : undefined}>
      <BlockHeader title={title} />
      <ul className={`grid grid-cols-2 gap-cards ${getColumnsClass(pictures.length)}`}>
        {pictures.map(({ id, imgUrl, name, url }) => (
          <li key={id}>
            <RoomTile
              href={url || undefined}
              name={name}
              picture={toPictureData({ src: imgUrl, width: 1_200, height: 900 }, 'half')}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Uses four columns, or three where four would leave the last row half empty. */
function getColumnsClass(count: number): string {
  return count % 4 !== 0 && count % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}
