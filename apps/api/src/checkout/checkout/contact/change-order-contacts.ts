import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import { calculateReservationEnd } from '@svetlitsa/domain/order/reservation'
import { registerBuyer } from '../../../order/buyer/register-buyer.ts'
import { limitUnverifiedOrders } from '../../../order/limit/limit-unverified-orders.ts'
import { countOrderedPieces } from '../../../order/limit/unverified-order.queries.ts'
import { queueFreeOrderMessages } from '../../../order/order/queue-free-order-messages.ts'
import { holdVerifiedGoods } from '../../../order/reservation/hold-verified-goods.ts'
import { shortenReservations } from '../../../order/reservation/reservation.queries.ts'
import {
  findDueOrders,
  findOpenAttempt,
  lockPaidCheckout,
} from '../../../payment/payment/payment.queries.ts'
import type { Context } from '../../../platform/context/context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { saveOrderContacts } from '../../draft/checkout-draft.queries.ts'
import { refuseIfSettled } from '../change-checkout.ts'
import type { LoadedDraft, OrderedCheckout } from '../draft/draft-access.ts'
import { findOrderSums } from '../order-sums.queries.ts'
import { checkDraftContacts, type TypedContacts } from './check-draft-contacts.ts'

/**
 * Changes the contacts of unpaid orders. Another number that is not confirmed belongs to nobody yet, and
 * verifies nobody; it cannot take the place of the number whose bonuses were spent.
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
  const isConfirmed =
    isOtherPhone && isPhoneConfirmed(contacts.phone, context.session?.confirmedPhone ?? null)
  const isVerified = buyer
    ? isConfirmed || buyer.userId !== null || (await isTakenOn(tx, ordered.guid))
    : ordered.isVerified
  if (buyer && !isVerified) {
    const refusal = await limitUnverified(context, tx, {
      guid: ordered.guid,
      phone: contacts.phone,
    })
    if (refusal) return refusal
  }
  await saveOrderContacts(tx, ordered.guid, {
    ...contacts,
    ...(managerCall === undefined ? {} : { noCall: !managerCall }),
    ...(buyer && {
      userId: buyer.userId,
      isPhoneConfirmed: isConfirmed,
      isVerified,
      clientAddress: isVerified ? null : context.address,
    }),
  })
  if (isConfirmed) await holdConfirmed(tx, ordered)
  if (ordered.isVerified && !isVerified) await holdUnverified(context, tx, ordered)
  return null
}

/** Another number holds no more orders than it could have made (order.limits). */
async function limitUnverified(
  context: Context,
  tx: Db,
  { guid, phone }: { guid: string; phone: string },
) {
  const { session, address } = context
  const refusal = await limitUnverifiedOrders(context, tx, {
    phone,
    address,
    sessionId: session?.id ?? 0,
    pieces: await countOrderedPieces(tx, guid),
    changedGuid: guid,
  })
  if (!refusal) return null
  const { reason, values } = refusal
  if (reason === 'captcha_needed') throw new Error('a change of contacts has no captcha')
  return refuse(reason, { values: { ...values, phone } })
}

/** The number is no longer verified: the goods are held as long as those of a new unverified order. */
async function holdUnverified(
  { now }: Context,
  tx: Db,
  { guid }: Pick<OrderedCheckout, 'guid'>,
): Promise<void> {
  const order = { createdAt: now, paysOnline: true, isPaid: false, isVerified: false }
  const expiresAt = calculateReservationEnd(order)
  if (expiresAt) await shortenReservations(tx, guid, expiresAt)
}

/** Whether staff took on one of the orders: they have verified its buyer, whatever the number. */
async function isTakenOn(tx: Db, guid: string): Promise<boolean> {
  const orders = await findDueOrders(tx, guid, { lock: false })
  return orders.some(({ state }) => state !== 'new' && state !== 'cancelled')
}

/** The buyer is verified by a number that the session had confirmed before. */
async function holdConfirmed(tx: Db, { guid, createdAt }: OrderedCheckout): Promise<void> {
  await holdVerifiedGoods(tx, { guid, createdAt })
  await queueFreeOrderMessages(tx, guid)
}
