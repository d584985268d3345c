'use client'

import { Price } from '@svetlitsa/ui/shop/price'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { priceWords } from '../card/card-words.tsx'
import type { ProductOfCall } from '../card/product-of-call.tsx'
import { toCardProduct } from '../card/to-card-product.tsx'
import { useLanguage } from '../language-provider.tsx'
import { AddedMore } from './added-more.tsx'

type AddedTogetherProps = { products: readonly ProductOfCall[]; sign: string; title: string }

/** Three more things under the one that was added, each leading to its page or straight into the basket. */
export function AddedTogether({ products, sign, title }: AddedTogetherProps) {
  const words = priceWords(useLanguage())
  return (
    <section className="border-t border-line pt-6">
      <h3 className="mb-4 text-h3">{title}</h3>
      <ul className="grid grid-cols-3 gap-3 md:gap-4">
        {products.map((product) => {
          const picture = toCardProduct(product, sign).offers[0]?.pictures[0]
          return (
            <li key={product.id} className="relative">
              <a href={product.url} className="group block rounded-medium">
                <span className="block aspect-5/4 overflow-hidden rounded-medium bg-sand">
                  {picture && <ProductPicture picture={picture} alt="" load="soon" />}
                </span>
                <span className="mt-2 block">
                  <Price price={product.price} words={words} sign={sign} size="small" />
                </span>
                <span className="mt-0.5 line-clamp-2 text-meta group-hover:underline">
                  {product.name}
                </span>
              </a>
              <div className="absolute inset-x-0 top-0 flex aspect-5/4 items-end justify-end p-1.5 pointer-events-none md:p-2">
                <span className="pointer-events-auto">
                  <AddedMore product={product} sign={sign} />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
