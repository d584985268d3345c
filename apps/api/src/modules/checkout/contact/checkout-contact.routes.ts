import * as contract from '@svetlitsa/api-client/checkout/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Context } from '../../../platform/context/context.ts'
import { handle } from '../../../platform/http/handle.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { confirmBonusPhone } from '../../bonus/confirm-bonus-phone.ts'
import { loginRefusalText } from '../../login/login-refusal.ts'
import { requestCode } from '../../login/sms-code/request-code.ts'
import { findDraft } from '../draft/checkout-draft.queries.ts'
import { readCheckout } from '../read-checkout.ts'

export const checkoutContactRoutes = [
  handle(contract.sendCheckoutCode, async (context, { id, phone: typed }) => {
    if (!(await findDraft(context.db, id))) return refuse('not_found')
    const phone = normalizePhone(typed)
    if (phone === null) return refuseWrongPhone(context)
    const sent = await requestCode(context, { phone, purpose: 'basket' })
    const error = 'reason' in sent ? loginRefusalText(sent, context.language) : null
    return { result: error === null, error, timer: sent.retryAfterSeconds ?? 0 }
  }),

  handle(contract.checkCheckoutCode, async (context, { id, phone: typed, code }) => {
    if (!(await findDraft(context.db, id))) return refuse('not_found')
    const phone = normalizePhone(typed)
    if (phone === null) return refuseWrongPhone(context)
    const refusal = await confirmBonusPhone(context, { phone, code })
    const draft = await findDraft(context.db, id)
    if (!draft) return refuse('not_found')
    const reader = refusal ? context : withConfirmedPhone(context, phone)
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
