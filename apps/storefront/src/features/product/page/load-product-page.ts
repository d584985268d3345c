import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { getProducts } from '@svetlitsa/api-client/catalogue/client'
import { getProductPage } from '@svetlitsa/api-client/product-page/client'
import type * as contract from '@svetlitsa/api-client/product-page/contract'
import { cache } from 'react'
import { getCallOptions } from '../../../page-context/get-call-options.ts'
import type { PageContext } from '../../../page-context/page-context.ts'

type ProductPage = CallAnswer<typeof contract.getProductPage>
export type ProductDetails = ProductPage['product']
/** Content of a product page other than the product. */
export type ProductPageParts = Omit<ProductPage, 'product'>

/** Loads a product for its page, or null; metadata and page of one render share the answer. */
export const loadProductPage = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    product: string,
  ): Promise<ProductPage | null> => {
    const outcome = await getProductPage(
      { ELEMENT_CODE: product },
      getCallOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

const similarCount = 9

/** Loads products of the same section without the product itself; empty when loading fails. */
export async function loadSimilar(context: PageContext, product: ProductDetails) {
  const outcome = await getProducts(
    { section: product.sectionCode, meta: { count: similarCount }, additional: false },
    getCallOptions(context),
  )
  if (!outcome.ok) return []
  return outcome.answer.elements.filter(({ id }) => id !== product.id)
}
