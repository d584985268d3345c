import * as z from 'zod'
import { call } from './call.ts'
import { getKitModules, kit } from './kit.ts'
import { getProduct } from './product.ts'
import { getInstructions, getProductBanner } from './product-detail.ts'
import { getQuestions } from './question.ts'
import { getProductReviews } from './review.ts'

/** What the calls of the parts answer one by one, together: a page that is made anew asks once. */
export const getProductPage = call({
  method: 'POST',
  path: '/api_vue/getProductPage/',
  summary: 'Товар со всем, с чего начинается его страница',
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
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
