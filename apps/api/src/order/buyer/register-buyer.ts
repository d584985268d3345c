import { isPhoneConfirmed } from '@svetlitsa/domain/checkout/checkout-access'
import type { Shopper } from '../../people/session/shopper.ts'
import { addAccount, findAccountByPhone } from '../../people/user/user.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Contacts } from './check-contacts.ts'

/**
 * The account of a buyer. A guest's number gets an account (order.guest, createNewUser), but the
 * order joins it only after the number is verified: until then anybody may have typed it. For the
 * same reason name and address are not saved to the account, because its owner would find a
 * stranger's data there.
 */
export async function registerBuyer(
  { session }: Pick<Shopper, 'session'>,
  tx: Db,
  { phone }: Contacts,
): Promise<{ userId: number | null; isNew: boolean }> {
  const userId = session?.userId ?? null
  if (userId !== null) return { userId, isNew: false }
  await addAccount(tx, phone)
  const confirmedPhone = session?.confirmedPhone ?? null
  if (!isPhoneConfirmed(phone, confirmedPhone)) return { userId: null, isNew: true }
  const existing = await findAccountByPhone(tx, phone)
  return { userId: existing?.id ?? null, isNew: true }
}
