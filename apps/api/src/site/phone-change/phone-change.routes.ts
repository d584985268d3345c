import * as contract from '@svetlitsa/api-client/profile/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { loginRefusalTexts } from '@svetlitsa/i18n/login-refusal/login-refusal-texts'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { type CodeRequest, requestCode } from '../../people/login/sms-code/request-code.ts'
import { hasWaitingCode } from '../../people/login/sms-code/sms-code.queries.ts'
import { toCodeAnswer } from '../../people/login/sms-code/to-code-answer.ts'
import { requireAccount } from '../../people/user/require-account.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { changePhone } from './change-phone.ts'

/**
 * Whether another account has the number is told only to whoever has entered the code sent to it:
 * else anybody could find out who the shop's customers are (ADR 0041).
 */
export const phoneChangeRoutes = [
  handle(contract.checkPhoneForChange, async (context, input) => {
    const account = await requireAccount(context)
    const error = findWrongPhone(context, account.phone, normalizePhone(input.phone))
    return { result: error === null, error }
  }),

  handle(contract.sendCodeForPhoneChange, async (context, input) => {
    const account = await requireAccount(context)
    const phone = normalizePhone(input.phone)
    const error = findWrongPhone(context, account.phone, phone)
    if (error !== null || phone === null) return { result: false, error, retryAfterSeconds: 0 }
    const toPresent = await ensureCode(context, account.phone)
    if ('reason' in toPresent) return toCodeAnswer(context, toPresent)
    return toCodeAnswer(context, await ensureCode(context, phone))
  }),

  handle(contract.changePhoneByCode, async (context, { phone: typed, oldCode, code }) => {
    const account = await requireAccount(context)
    const phone = normalizePhone(typed)
    const error = findWrongPhone(context, account.phone, phone)
    if (error !== null || phone === null)
      return refuse('invalid', { fields: { phone: error ?? '' } })
    const outcome = await changePhone(context, account, { phone, oldCode, code })
    if (outcome instanceof Refusal) return outcome
    context.setSessionCookie(outcome.token)
    return { result: true as const, phone }
  }),
]

function findWrongPhone({ language }: Context, present: string, phone: string | null) {
  if (phone === null) return problemTexts[language].fields.phone
  return phone === present ? loginRefusalTexts[language].phone_same : null
}

/** Of the two codes one may have been sent when the other was refused: it still counts. */
async function ensureCode(context: Context, phone: string): Promise<CodeRequest> {
  const sent = await requestCode(context, { phone, purpose: 'phone-change' })
  if (!('reason' in sent) || sent.reason !== 'code_too_soon') return sent
  const { id } = await context.openSession()
  const isWaiting = await hasWaitingCode(context.db, {
    sessionId: id,
    phone,
    purpose: 'phone-change',
  })
  return isWaiting ? { smsStatusId: '', retryAfterSeconds: sent.retryAfterSeconds } : sent
}
