import { getKitModules, getProductKit } from '@svetlitsa/api-client/api/kit'
import { getInstructions, getProductBanner } from '@svetlitsa/api-client/api/product-detail'
import { getQuestions } from '@svetlitsa/api-client/api/question'
import { getProductReviews } from '@svetlitsa/api-client/api/review'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** What a product's page tells besides the product; a part that cannot be had is left out. */
export async function loadParts(context: PageContext, productId: number) {
  const options = callOptions(context)
  const [reviews, questions, kits, modules, papers, banners] = await Promise.all([
    getProductReviews({ productID: productId }, options),
    getQuestions({ PRODUCT_ID: productId }, options),
    getProductKit({ productId }, options),
    getKitModules({ productId }, options),
    getInstructions({ productId }, options),
    getProductBanner({ productId }, options),
  ])
  return {
    reviews: reviews.ok ? reviews.answer : null,
    questions: questions.ok ? questions.answer : null,
    kits: kits.ok ? kits.answer.kits : [],
    groups: modules.ok ? modules.answer.groups : [],
    papers: papers.ok ? papers.answer.instructions : [],
    banners: banners.ok ? banners.answer.banners : [],
  }
}

export type PartsOfPage = Awaited<ReturnType<typeof loadParts>>
