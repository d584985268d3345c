'use client'

import type { Language } from '@svetlitsa/domain/language/read-language'
import type { ProductOfCall } from '@svetlitsa/shell/card/product-of-call'
import { remainsOfProducts } from '@svetlitsa/shell/card/remains-of-products'
import { RemainsScope } from '@svetlitsa/shell/card/remains-scope'
import { ShopCard } from '@svetlitsa/shell/card/shop-card'

type CardsOfPageProps = {
  products: readonly ProductOfCall[]
  sign: string
  language: Language
}

/** One further page of a list, with stock told after it is shown. */
export function CardsOfPage({ products, sign, language }: CardsOfPageProps) {
  return (
    <RemainsScope offerIds={remainsOfProducts(products)}>
      {products.map((product) => (
        <ShopCard key={product.id} product={product} language={language} sign={sign} />
      ))}
    </RemainsScope>
  )
}
