import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'
import type { ProductPageParts } from './load-product-page.ts'

const size = { width: 320, height: 200 }

/** The banner strip of a product: text, with a picture where it has one. */
export function ProductBanner({ banners }: Pick<ProductPageParts, 'banners'>) {
  const [banner] = banners
  if (!banner) return null
  const { url, name, imgUrl } = banner
  return (
    <a
      href={url}
      className="group mt-8 flex items-center justify-between gap-6 overflow-hidden rounded-medium bg-honey-soft lg:mt-10"
    >
      <span className="px-5 py-4 text-h3 underline-offset-4 group-hover:underline">{name}</span>
      {imgUrl && (
        <span className="h-20 w-32 shrink-0">
          <ProductPicture picture={toPictureData({ src: imgUrl, ...size }, 'thumb')} alt="" />
        </span>
      )}
    </a>
  )
}
