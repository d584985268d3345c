import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { loadMenu } from '../../page-context/load-initial-data.ts'

type CatalogSectionProps = {
  item: Awaited<ReturnType<typeof loadMenu>>['menuItems'][number]
  /** «Все товары раздела». */
  allLabel: string
}

/** A section of the catalogue index: picture, name and links to its subsections. */
export function CatalogSection({ item, allLabel }: CatalogSectionProps) {
  const { name, url, picture, childs } = item
  return (
    <section className="flex gap-4 md:gap-5">
      <span
        data-theme="light"
        className="block h-25 w-31 shrink-0 overflow-hidden rounded-medium bg-sand md:h-32 md:w-40"
      >
        {picture && (
          <ProductPicture
            picture={toPictureData({ src: picture, width: 5, height: 4 }, 'thumb')}
            alt=""
            load="soon"
          />
        )}
      </span>
      <div className="min-w-0">
        <h2 className="text-h3">
          <a href={url} className="rounded-small underline-offset-4 hover:underline">
            {name}
          </a>
        </h2>
        <ul className="mt-1">
          {(childs.length > 0 ? childs : [{ id: item.id, name: allLabel, url }]).map((child) => (
            <li key={child.id}>
              <a
                href={child.url}
                className="inline-flex min-h-9 items-center rounded-small text-small text-ink-soft underline-offset-4 hover:text-ink hover:underline md:min-h-7"
              >
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
