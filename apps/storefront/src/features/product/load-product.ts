import { getProducts } from '@svetlitsa/api-client/api/catalogue'
import { getProduct } from '@svetlitsa/api-client/api/product'
import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/product'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

export type ProductOfPage = AnswerOf<typeof contract.getProduct>['product']

/** A product for its page, or null; metadata and page of one drawing share one answer. */
export const loadProduct = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    section: string,
    product: string,
  ): Promise<ProductOfPage | null> => {
    const outcome = await getProduct(
      { SECTION_CODE: section, ELEMENT_CODE: product },
      callOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer.product : null
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
