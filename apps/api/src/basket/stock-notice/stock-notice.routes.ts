import * as contract from '@svetlitsa/api-client/stock-notice/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { HttpError } from '../../platform/http/http-error.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findOfferStock, saveStockNotice } from './stock-notice.queries.ts'

/** Somebody may enter another person's contact, so that one gets a bounded number of messages. */
const MOST_WAITING = 20

export const stockNoticeRoutes = [
  handle(contract.requestStockNotice, async (context, { offerId, channel, contact }) => {
    const { region, language, session } = context
    const recipient = normalizeContact(channel, contact)
    if (!recipient) return refuse('invalid', { fields: { contact: channel } })
    const isInStock = await findOfferStock(context.db, offerId, region.id)
    if (isInStock === null) return refuse('offer_unknown')
    if (isInStock) return refuse('in_stock')
    await transact(context.db, async (tx) => {
      const isSaved = await saveStockNotice(
        tx,
        { offerId, regionId: region.id, channel, recipient, language, userId: session?.userId },
        MOST_WAITING,
      )
      if (!isSaved) throw new HttpError(429, 'too_often', { retryAfterSeconds: 86_400 })
    })
    // The same answer for a contact that waits already, so that it tells nothing about it.
    return { result: true as const, message: stockNoticeTexts[language].accepted[channel] }
  }),
]

function normalizeContact(channel: 'sms' | 'email', contact: string): string | null {
  if (channel === 'sms') return normalizePhone(contact)
  return isEmail(contact) ? contact.trim().toLowerCase() : null
}
