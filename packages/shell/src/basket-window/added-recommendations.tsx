import type { Card } from '@svetlitsa/domain/card/card'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { Price } from '@svetlitsa/ui/product/price'
import { getPriceTexts } from '../card/card-texts.ts'
import { toCardView } from '../card/to-card-product.ts'
import { useLanguage } from '../language/language-provider.tsx'
import { RecommendedAddButton } from './recommended-add-button.tsx'

type AddedRecommendationsProps = { products: readonly Card[]; sign: string; title: string }

/** Three recommended products below the added one, each with a link and a basket button. */
export function AddedRecommendations({ products, sign, title }: AddedRecommendationsProps) {
  const texts = getPriceTexts(useLanguage())
  return (
    <section className="border-t border-line pt-6">
      <h3 className="mb-4 text-h3">{title}</h3>
      <ul className="grid grid-cols-3 gap-3 md:gap-4">
        {products.map((product) => {
          const picture = toCardView(product, sign).offers[0]?.pictures[0]
          return (
            <li key={product.id} className="relative">
              <a href={product.url} className="group block rounded-medium">
                <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
                  {picture && <ProductPicture picture={picture} alt="" load="soon" />}
                </span>
                <span className="mt-2 block">
                  <Price price={product.price} labels={texts} sign={sign} size="small" />
                </span>
                <span className="mt-0.5 line-clamp-2 text-meta group-hover:underline">
                  {product.name}
                </span>
              </a>
              <div className="absolute inset-x-0 top-0 flex aspect-5/4 items-end justify-end p-1.5 pointer-events-none md:p-2">
                <span className="pointer-events-auto">
                  <RecommendedAddButton product={product} sign={sign} />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
