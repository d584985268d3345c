import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { CompareToggle } from '@svetlitsa/shell/compare/compare-toggle'
import { getCompareTexts } from '@svetlitsa/shell/compare/get-compare-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Gallery } from '@svetlitsa/ui/product/gallery'
import {
  DiscountBadge,
  ProductBadge,
  type ProductBadgeData,
} from '@svetlitsa/ui/product/product-badge'
import { ProductHeart } from '../buying/product-heart.tsx'
import type { ProductOffer } from '../offer/product-offer.ts'
import { useOffer } from '../offer/selected-offer.ts'
import { toGalleryPictures } from '../offer/to-gallery-pictures.ts'
import { type ProductViewer, ProductViewerButtons } from '../viewer/product-viewer-buttons.tsx'
import { ProductScenes } from './product-scenes.tsx'
import { ShareLink } from './share-link.tsx'

type ProductGalleryProps = {
  product: { id: number; name: string; url: string; projectId: string | null }
  viewer: Omit<ProductViewer, 'name'>
  /** «Хит», «Новинка». */
  badges: readonly ProductBadgeData[]
  /** The offer in the address. */
  offer: Pick<ProductOffer, 'id' | 'price' | 'finish' | 'size' | 'pictures' | 'scenes' | 'viewer'>
}

/** The pictures of the selected offer, with what is done with it and its views. */
export function ProductGallery(props: ProductGalleryProps) {
  const { product, viewer, badges, offer: initial } = props
  const { name, url } = product
  const language = useLanguage()
  const offer = useOffer(initial)
  const pictures = toGalleryPictures(offer, name)
  return (
    <>
      <Gallery
        // Another finish starts with its first picture.
        key={offer.id}
        pictures={pictures}
        labels={productTexts[language].gallery}
        tools={
          <>
            <ProductHeart product={product} offer={offer} variant="white" />
            <CompareToggle
              offerId={initial.id}
              name={name}
              href={url}
              texts={getCompareTexts(language)}
              variant="white"
            />
            <ShareLink url={url} offerId={offer.id} title={name} />
          </>
        }
        views={<ProductViewerButtons viewer={{ ...viewer, name }} offer={offer} />}
        badges={
          <>
            <DiscountBadge price={offer.price} />
            {badges.map((badge) => (
              <ProductBadge key={badge.text} badge={badge} />
            ))}
          </>
        }
      />
      <ProductScenes pictures={offer.scenes.flatMap((index) => pictures[index] ?? [])} />
    </>
  )
}
