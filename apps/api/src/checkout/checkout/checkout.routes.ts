import * as contract from '@svetlitsa/api-client/checkout/contract'
import * as orderContract from '@svetlitsa/api-client/checkout-order/contract'
import { isStaff } from '@svetlitsa/domain/identity/user-group'
import { refuseTooMany } from '../../order/order/refuse-order.ts'
import { findAccount, findAccountByLogin } from '../../people/user/user.queries.ts'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { calculateCheckout } from './calculate-checkout.ts'
import { changeCheckout } from './change-checkout.ts'
import { decideStep } from './contact/decide-step.ts'
import { loadDraft } from './draft/draft-access.ts'
import { readDraft } from './draft/open-draft.ts'
import { listGtmProducts } from './list-gtm-products.ts'
import { loadCheckout } from './load-checkout.ts'
import { readCheckout } from './read-checkout.ts'

/** Stops whoever tries the logins of staff one after another. */
const operatorCodes = { name: 'operator-codes', points: 60, seconds: 600 }

export const checkoutRoutes = [
  handle(contract.getCheckoutStep, async (context, { id }) => {
    const draft = await readDraft(context, id)
    if (draft instanceof Refusal) return draft
    const checkout = await readCheckout(context, draft)
    const hasGoods = checkout.basketGroup !== null || checkout.calculation.goods > 0
    return hasGoods ? checkout : refuse('basket_empty')
  }),

  handle(contract.saveCheckoutStep, async (context, { id, ...typed }) => {
    const saved = await changeCheckout(context, id, (tx, loaded) =>
      decideStep(context, tx, loaded, typed),
    )
    const isLimited = saved instanceof Refusal && saved.reason === 'orders_limited'
    return isLimited ? refuseOtherPhone(context, id, saved) : saved
  }),

  handle(orderContract.getCheckoutCalculation, async (context, { id }) => {
    const draft = await readDraft(context, id)
    if (draft instanceof Refusal) return draft
    const loaded = await loadCheckout(context, context.db, await loadDraft(context.db, draft))
    return calculateCheckout(context.db, loaded)
  }),

  handle(orderContract.getGtmProducts, async (context, { id }) => {
    const draft = await readDraft(context, id)
    if (draft instanceof Refusal) return draft
    return { products: await listGtmProducts(context, await loadDraft(context.db, draft)) }
  }),

  handle(orderContract.setOperatorCode, async (context, { id, operatorCode }) => {
    await limitCall(context, operatorCodes)
    return changeCheckout(context, id, async (tx, { ordered }) => {
      if (ordered) return refuse('already_ordered')
      if (operatorCode === '') return { operatorId: null }
      const operatorId = await findOperator(tx, operatorCode)
      return operatorId === null ? refuse('operator_unknown') : { operatorId }
    })
  }),
]

/** Staff learn of a number that would have too many orders after this change (order.limits). */
async function refuseOtherPhone(
  context: Context,
  id: string,
  { values }: Refusal<string>,
): Promise<never> {
  const draft = await readDraft(context, id)
  if (draft instanceof Refusal) throw new Error('the draft that was just changed does not exist')
  const contacts = { name: draft.name, phone: String(values.phone), email: draft.email || null }
  const limit = String(values.limit)
  return refuseTooMany(context, context.db, contacts, { reason: 'orders_limited', limit })
}

/** The id of an active member of staff by the login or the id, as orders keep it; null for others. */
async function findOperator(db: Db, code: string): Promise<string | null> {
  const byId = /^\d{1,9}$/.test(code) ? await findAccount(db, Number(code)) : null
  const account = byId ?? (await findAccountByLogin(db, code, null))
  return account && isStaff(account.groups) ? String(account.id) : null
}
