import { messageLink } from '@svetlitsa/domain/route/message-link'
import type { CheckoutRow } from '../../order/access/find-accessible-checkout.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { giveToCustomer } from './order-confirmation.queries.ts'

type Buyer = Pick<CheckoutRow, 'guid' | 'language' | 'phone' | 'email'>

/** Where the customer confirms a checkout. */
export function getConfirmUrl({ env }: Services, guid: string): string {
  return env.PUBLIC_ORIGIN + messageLink.orderConfirm(guid)
}

/** Gives a checkout to its customer, who gets a link to confirm it, once; returns the link. */
export async function handOverByLink(
  services: Services,
  tx: Db,
  { guid, language, phone, email }: Buyer,
  operatorId: number,
): Promise<string> {
  const url = getConfirmUrl(services, guid)
  if (!(await giveToCustomer(tx, { guid, operatorId, storeId: null }))) return url
  const cause = {
    purpose: 'confirmOrder' as const,
    language,
    values: { url },
    dedupeKey: `checkout:${guid}:confirm`,
  }
  await queueForPerson(tx, { phone, email }, cause)
  return url
}
