import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/shop-review/contract'
import { isPersonName } from '@svetlitsa/domain/text/is-person-name'
import { isText } from '@svetlitsa/domain/text/is-text'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import type { Context } from '../../platform/context/context.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { limitForms } from '../request/limit-forms.ts'
import { addShopReview, countSameReviews } from './shop-review.queries.ts'

/** Shorter texts are not informative. */
const MIN_LENGTH = 10

/** Saves a shop review for moderation; a repeated text is saved once. */
export async function createShopReview(
  context: Context,
  input: ParsedInput<typeof contract.createShopReview>,
) {
  const { language, db } = context
  const texts = problemTexts[language].fields
  const name = input.name.trim()
  const comment = input.comment.trim()
  const fields: Record<string, string> = {}
  if (!isPersonName(name)) fields.name = texts.name
  if (!isText(comment)) fields.comment = texts.missing
  else if (comment.length < MIN_LENGTH) fields.comment = texts.tooSmall
  if (Object.keys(fields).length > 0) return refuse('invalid', { fields })
  await limitForms(context)
  const session = await context.openSession()
  if ((await countSameReviews(db, session.id, comment)) === 0) {
    await addShopReview(db, {
      authorName: name,
      comment,
      score: input.score,
      city: input.city ?? '',
      orderNumber: input.orderNumber ?? '',
      sessionId: session.id,
      userId: session.userId,
    })
  }
  return { status: 'success' as const, message: requestTexts[language].accepted.review }
}
