import { formatPrice } from '@svetlitsa/domain/money/format-price'
import type { Shopper } from '../../people/session/shopper.ts'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import { createMessageLink } from '../access/create-message-link.ts'
import type { Contacts } from '../buyer/check-contacts.ts'

/**
 * Notifies the buyer of a new order. One that costs nothing is placed at once where its buyer is proven
 * and its delivery chosen; else it waits for that (order.free).
 */
export async function queueOrderMessages(
  { services, language, region }: Shopper,
  tx: Db,
  created: {
    contacts: Contacts
    orders: { id: string; total: number }[]
    basketGroup: string
    path: string
    isProven: boolean
  },
): Promise<void> {
  const { contacts, orders, basketGroup, path, isProven } = created
  const sum = orders.reduce((total, order) => total + order.total, 0)
  const cause = {
    purpose: sum === 0 && !isProven ? ('orderToConfirm' as const) : ('order' as const),
    language,
    values: {
      number: orders.map((order) => order.id).join(', '),
      sum: formatPrice(sum, { sign: region.currency.sign, convert: false }),
      url:
        sum === 0
          ? services.env.PUBLIC_ORIGIN + path
          : await createMessageLink(services, tx, { checkoutGuid: basketGroup, path }),
    },
    dedupeKey: `checkout:${basketGroup}:made`,
  }
  await queueForPerson(tx, contacts, cause)
}
