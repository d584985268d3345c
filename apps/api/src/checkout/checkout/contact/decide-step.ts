import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { saveCheckoutStep } from '@svetlitsa/api-client/checkout/contract'
import { canOpenStep, checkoutSteps } from '@svetlitsa/domain/checkout/checkout-step'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { findOrderDelivery } from '../../order-delivery/follow-order-delivery.ts'
import type { DraftChange } from '../change-checkout.ts'
import type { LoadedDraft } from '../draft/draft-access.ts'
import { findMissing, loadCheckout } from '../load-checkout.ts'
import { changeOrderContacts } from './change-order-contacts.ts'
import { checkDraftContacts, type TypedContacts } from './check-draft-contacts.ts'

type Typed = Omit<ParsedInput<typeof saveCheckoutStep>, 'id'>

/**
 * What was typed at step 1, and the step to open, if its conditions hold. Contacts of orders that are
 * made already are the orders' own, so that they must be right.
 */
export async function decideStep(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  { contacts: typed, managerCall, step }: Typed,
) {
  const change: DraftChange = {}
  const current = loaded.ordered ?? loaded.draft
  const contacts = merge(current, typed)
  if (typed) Object.assign(change, contacts)
  if (managerCall !== undefined) change.wantsCall = managerCall
  if (loaded.ordered && (typed || managerCall !== undefined)) {
    const refusal = await changeOrderContacts(context, tx, loaded, { contacts, managerCall })
    if (refusal) return refusal
  }
  if (step === undefined) return change
  const missing = step === 3 ? findMissing(await loadCheckout(context, tx, loaded)) : null
  if (missing !== null && loaded.ordered) {
    // The orders have a delivery: an unfinished change of it is given up.
    const kept = await findOrderDelivery(tx, loaded.draft)
    if (kept) return { ...change, ...kept, step }
  }
  const checked = checkDraftContacts(contacts, context.language)
  const refusal = refuseStep(step, { checked, missing, hasOrders: loaded.ordered !== null })
  return refusal ?? { ...change, step }
}

function merge(
  current: { name: string; phone: string; email: string | null },
  typed: Typed['contacts'] = {},
): TypedContacts {
  const phone = typed.phoneMobile ?? current.phone
  return {
    name: typed.name ?? current.name,
    phone: normalizePhone(phone) ?? phone,
    email: typed.email ?? current.email ?? '',
  }
}

/** Delivery requires valid contacts; payment also requires a chosen delivery and created orders. */
function refuseStep(
  step: 1 | 2 | 3,
  given: {
    checked: ReturnType<typeof checkDraftContacts>
    missing: ReturnType<typeof findMissing>
    hasOrders: boolean
  },
) {
  const { checked, missing, hasOrders } = given
  const hasContacts = !(checked instanceof Refusal)
  const hasDelivery = missing === null && hasOrders
  const done = [
    ...(hasContacts ? [checkoutSteps.contacts] : []),
    ...(hasDelivery ? [checkoutSteps.delivery] : []),
  ]
  if (canOpenStep(step, done)) return null
  if (!hasContacts) return checked
  return missing === null ? refuse('order_missing') : refuse('delivery_missing')
}
