import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import type { PartsOfPage } from './load-product.ts'

const size = { width: 320, height: 200 }

/** The strip that hangs on a product: words, and a picture where it has one. */
export function ProductBanner({ banners }: Pick<PartsOfPage, 'banners'>) {
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
          <ProductPicture picture={pictureData({ src: imgUrl, ...size }, 'thumb')} alt="" />
        </span>
      )}
    </a>
  )
}
