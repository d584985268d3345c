import type { ParsedOf } from '@svetlitsa/api-client/contract/call'
import type * as contract from '@svetlitsa/api-client/contract/shop-review'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { isText } from '@svetlitsa/domain/validate/text'
import { problemTexts } from '@svetlitsa/i18n/problem-texts'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { limitForms } from '../request/limit-forms.ts'
import { addShopReview, countSameReviews } from './shop-review.queries.ts'

/** Words shorter than this tell nobody anything. */
const SHORTEST = 10

/** Keeps a review of the shop until somebody has read it; the same words again are one review. */
export async function createShopReview(
  context: Context,
  sent: ParsedOf<typeof contract.createShopReview>,
) {
  const { language, db } = context
  const texts = problemTexts[language].fields
  const name = sent.name.trim()
  const comment = sent.comment.trim()
  const fields: Record<string, string> = {}
  if (!isPersonName(name)) fields.name = texts.name
  if (!isText(comment)) fields.comment = texts.missing
  else if (comment.length < SHORTEST) fields.comment = texts.tooSmall
  if (Object.keys(fields).length > 0) return refuse('invalid', { fields })
  await limitForms(context)
  const session = await context.openSession()
  if ((await countSameReviews(db, session.id, comment)) === 0) {
    await addShopReview(db, {
      authorName: name,
      comment,
      score: sent.score,
      city: sent.city ?? '',
      orderNumber: sent.orderNumber ?? '',
      sessionId: session.id,
      userId: session.userId,
    })
  }
  return { status: 'success' as const, message: requestTexts[language].accepted.review }
}
