import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/is-phone-confirmed'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { registerBuyer } from '../../order/register-buyer.queries.ts'
import { findOpenAttempt, lockPaidCheckout } from '../../payment/payment.queries.ts'
import { refuseIfSettled } from '../change-checkout.ts'
import { saveOrderContacts } from '../draft/checkout-draft.queries.ts'
import type { LoadedDraft } from '../draft/draft-access.ts'
import { findOrderSums } from '../order-sums.queries.ts'
import { checkDraftContacts, type TypedContacts } from './check-draft-contacts.ts'

/**
 * Changes the contacts of unpaid orders. Another number that is not confirmed belongs to nobody yet;
 * it cannot take the place of the number whose bonuses were spent.
 */
export async function changeOrderContacts(
  context: Context,
  tx: Db,
  loaded: LoadedDraft,
  { contacts: typed, managerCall }: { contacts: TypedContacts; managerCall: boolean | undefined },
) {
  const { ordered } = loaded
  if (!ordered) throw new Error('the orders of this draft are not made')
  await lockPaidCheckout(tx, ordered.guid)
  const settled = await refuseIfSettled(tx, loaded)
  if (settled) return settled
  const contacts = checkDraftContacts(typed, context.language)
  if (contacts instanceof Refusal) return contacts
  const isOtherPhone = contacts.phone !== ordered.phone
  if (isOtherPhone && (await findOrderSums(tx, ordered.guid)).bonus > 0)
    return refuse('bonus_phone')
  if (await findOpenAttempt(tx, ordered.guid)) return refuse('payment_open')
  const buyer = isOtherPhone ? await registerBuyer(context, tx, contacts) : null
  await saveOrderContacts(tx, ordered.guid, {
    ...contacts,
    ...(managerCall === undefined ? {} : { noCall: !managerCall }),
    ...(buyer && {
      userId: buyer.userId,
      isPhoneConfirmed: isPhoneConfirmed(contacts.phone, context.session?.confirmedPhone ?? null),
    }),
  })
  return null
}
