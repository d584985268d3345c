import { getProducts } from '@svetlitsa/api-client/api/catalogue'
import { getProductPage } from '@svetlitsa/api-client/api/product-page'
import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/product-page'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

type ProductPage = AnswerOf<typeof contract.getProductPage>
export type ProductOfPage = ProductPage['product']
/** What a product's page tells besides the product. */
export type PartsOfPage = Omit<ProductPage, 'product'>

/** A product for its page, or null; metadata and page of one drawing share one answer. */
export const loadProductPage = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    product: string,
  ): Promise<ProductPage | null> => {
    const outcome = await getProductPage(
      { ELEMENT_CODE: product },
      callOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

const similarCount = 9

/** Goods of the same section, without the product itself; none where they cannot be had. */
export async function loadSimilar(context: PageContext, product: ProductOfPage) {
  const outcome = await getProducts(
    { section: product.sectionCode, meta: { count: similarCount }, additional: false },
    callOptions(context),
  )
  if (!outcome.ok) return []
  return outcome.answer.elements.filter(({ id }) => id !== product.id)
}
