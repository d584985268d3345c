import { ProductPicture } from '../../media/product-picture/product-picture.tsx'
import type { GalleryPicture } from './gallery-picture.ts'

/** The pictures of a product for crawlers: plain images without buttons (crawler.variant). */
export function GalleryList({ pictures }: { pictures: readonly GalleryPicture[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {pictures.map((picture, index) => (
        <li key={picture.main.sources.src} className="overflow-hidden rounded-medium">
          <ProductPicture
            picture={picture.main}
            alt={picture.alt}
            load={index === 0 ? 'first' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  )
}
