import type * as contract from '@svetlitsa/api-client/basket-share/contract'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { messageLink } from '@svetlitsa/domain/route/message-link'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context } from '../../../platform/context/context.ts'
import { type Refusal, refuse } from '../../../platform/http/refusal.ts'
import { queueMessage } from '../../../shop/message/queue-message.ts'
import { isOwnShare } from './basket-share.queries.ts'

const perPerson = { name: 'basket-links', points: 30, seconds: 3_600 }
const perPhone = { name: 'basket-links-to', points: 5, seconds: 86_400 }

/** Sends the link of a basket that staff put together; once to each number (retail.basket-link). */
export async function sendBasketLink(
  { db, session, services, language, now }: Context,
  { code, phone: typed }: ParsedInput<typeof contract.sendBasketLink>,
): Promise<CallAnswer<typeof contract.sendBasketLink> | Refusal<'not_found' | 'invalid'>> {
  const phone = normalizePhone(typed)
  if (!phone) return refuse('invalid', { fields: { phone: problemTexts[language].fields.phone } })
  const sessionId = session?.id ?? 0
  if (!(await isOwnShare(db, { code, sessionId, now }))) return refuse('not_found')
  await services.rateLimiter.consume(perPerson, String(session?.userId))
  await services.rateLimiter.consume(perPhone, phone)
  await queueMessage(db, {
    channel: 'sms',
    recipient: phone,
    purpose: 'basketLink',
    language,
    values: { url: services.env.PUBLIC_ORIGIN + messageLink.basketShare(code) },
    dedupeKey: `basket-link:${code}:${phone}`,
  })
  return { result: true }
}
