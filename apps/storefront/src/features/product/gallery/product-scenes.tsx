import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import type { GalleryPicture } from '@svetlitsa/ui/product/gallery'

/**
 * Below the gallery on wide screens: the product in a room, to judge its size, and its fabric in
 * close-up.
 */
export function ProductScenes({ pictures }: { pictures: readonly GalleryPicture[] }) {
  if (pictures.length === 0) return null
  return (
    <div
      className={`grid gap-4 max-lg:hidden ${pictures.length > 1 ? 'lg:grid-cols-[1.35fr_1fr]' : ''}`}
    >
      {pictures.map(({ main, alt }) => (
        <span
          key={main.sources.src}
          className="block h-70 overflow-hidden rounded-medium bg-sand xl:h-85"
        >
          <ProductPicture picture={main} alt={alt} />
        </span>
      ))}
    </div>
  )
}
