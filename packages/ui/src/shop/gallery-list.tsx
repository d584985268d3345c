import type { GalleryPicture } from './gallery-picture.ts'
import { ProductPicture } from './product-picture.tsx'

/** The pictures of a product for crawlers: plain images without a button (storefront §1). */
export function GalleryList({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {pictures.map((picture, at) => (
        <li key={picture.main.sources.src} className="overflow-hidden rounded-medium">
          <ProductPicture
            picture={picture.main}
            alt={picture.alt}
            load={at === 0 ? 'first' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
