import { type PictureData, ProductPicture } from '../../media/product-picture/product-picture.tsx'

export type SectionTile = {
  href: string
  name: string
  /** «214 товаров». */
  count?: string
  picture: PictureData
  /** Two columns wide: sofas, tables. */
  isWide?: boolean
}

type SectionTilesProps = { tiles: readonly SectionTile[] }

/**
 * Sections as pictures: six columns, 224 px high; two columns on the phone. The picture has the
 * same background as the tile and only its edge fades into it, so that no part of the product is
 * cut off; a wide tile shows the whole picture. Tiles stay light in the dark theme because their
 * pictures are light. A name of two lines leaves less room for the picture.
 */
export function SectionTiles({ tiles }: SectionTilesProps) {
  return (
    <ul className="grid grid-flow-row-dense grid-cols-2 gap-3 md:grid-cols-4 md:gap-4 lg:grid-cols-6">
      {tiles.map(({ href, name, count, picture, isWide }) => (
        <li key={href} className={isWide ? 'col-span-2' : undefined}>
          <a
            href={href}
            data-theme="light"
            className="group relative flex h-44 flex-col overflow-hidden rounded-medium bg-sand md:h-56"
          >
            <span className="relative z-10 block p-4 md:p-5">
              <span className="block text-h3 underline-offset-4 group-hover:underline">{name}</span>
              {count && <span className="block text-meta text-ink-soft">{count}</span>}
            </span>
            <span
              className={
                isWide
                  ? 'absolute inset-y-0 right-0 aspect-5/4 mask-l-from-92%'
                  : '-mt-6 block min-h-0 flex-1 mask-t-from-92%'
              }
            >
              <ProductPicture picture={picture} alt="" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
