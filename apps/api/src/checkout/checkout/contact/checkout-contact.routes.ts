import * as contract from '@svetlitsa/api-client/checkout/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { loginRefusalText } from '../../../people/login/login-refusal.ts'
import { requestCode } from '../../../people/login/sms-code/request-code.ts'
import type { Context } from '../../../platform/context/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { confirmBonusPhone } from '../../basket-bonus/confirm-bonus-phone.ts'
import { readDraft } from '../draft/open-draft.ts'
import { readCheckout } from '../read-checkout.ts'

export const checkoutContactRoutes = [
  handle(contract.sendCheckoutCode, async (context, { id, phone: typed }) => {
    const found = await readDraft(context, id)
    if (found instanceof Refusal) return found
    const phone = normalizePhone(typed)
    if (phone === null) return refuseWrongPhone(context)
    const sent = await requestCode(context, { phone, purpose: 'basket' })
    const error = 'reason' in sent ? loginRefusalText(sent, context.language) : null
    return { result: error === null, error, timer: sent.retryAfterSeconds ?? 0 }
  }),

  handle(contract.checkCheckoutCode, async (context, { id, phone: typed, code }) => {
    const found = await readDraft(context, id)
    if (found instanceof Refusal) return found
    const phone = normalizePhone(typed)
    if (phone === null) return refuseWrongPhone(context)
    const refusal = await confirmBonusPhone(context, { phone, code })
    const reader = refusal ? context : withConfirmedPhone(context, phone)
    const draft = await readDraft(reader, id)
    if (draft instanceof Refusal) return draft
    const error = refusal && loginRefusalText(refusal, context.language)
    return { checkout: await readCheckout(reader, draft), error }
  }),
]

function refuseWrongPhone({ language }: Context) {
  return refuse('invalid', { fields: { phone: problemTexts[language].fields.phone } })
}

/** The session as it is since the code was right: the context was read before. */
function withConfirmedPhone(context: Context, confirmedPhone: string): Context {
  const { session } = context
  return session ? { ...context, session: { ...session, confirmedPhone } } : context
}
