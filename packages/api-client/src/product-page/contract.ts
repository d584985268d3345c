import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { getKitModules, kit } from '../kit/contract.ts'
import { getProduct } from '../product/contract.ts'
import { getInstructions, getProductBanner } from '../product-detail/contract.ts'
import { getTagsByProductId } from '../product-link/contract.ts'
import { getQuestions } from '../question/contract.ts'
import { getProductReviews } from '../review/contract.ts'

/** Combines the responses of the separate calls, so that rendering a page takes one request. */
export const getProductPage = defineCall({
  method: 'POST',
  path: '/api_vue/getProductPage/',
  summary: 'Product with all data for the first render of its page',
  body: z.object({ ELEMENT_CODE: z.string().max(200) }),
  answer: z.object({
    ...getProduct.answer.shape,
    inStock: z.array(z.int()).describe('Предложения, которые есть в регионе'),
    reviews: getProductReviews.answer,
    questions: getQuestions.answer,
    kits: z.array(kit),
    groups: getKitModules.answer.shape.groups,
    ...getInstructions.answer.shape,
    ...getProductBanner.answer.shape,
    ...getTagsByProductId.answer.shape,
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
