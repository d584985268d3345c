import type { Services } from '../../platform/services/services.ts'
import { queueMessage } from '../../shop/message/queue-message.ts'
import {
  findSellableOffers,
  type SellableOffer,
} from '../../supply/offer/sellable-offer.queries.ts'
import {
  type DueStockNotice,
  findDueStockNotices,
  takeStockNotice,
} from './stock-notice.queries.ts'

const AT_ONCE = 500

/**
 * Tells those who wait for an offer that their region sells it again (stock.notify). It looks at the
 * stock itself, so that it does not matter which way the stock has changed: a feed, a stock write, a
 * return or the end of a reservation.
 */
export async function tellInStock(services: Services): Promise<void> {
  const { db } = services.database
  const due = await findDueStockNotices(db, AT_ONCE)
  for (const [regionId, notices] of Map.groupBy(due, (notice) => notice.regionId)) {
    const region = services.regions.find(regionId)
    if (!region) continue
    const offers = await findSellableOffers(
      db,
      region,
      notices.map(({ offerId }) => offerId),
    )
    for (const notice of notices) {
      const offer = offers.get(notice.offerId)
      if (offer?.isActive) await tell(services, notice, offer)
    }
  }
}

/** The notice ends in the transaction that queues its message: one message, whoever else is at it. */
async function tell(
  { database: { db }, env }: Services,
  { id }: DueStockNotice,
  { name, nameKk, nameEn, url }: SellableOffer,
): Promise<void> {
  const names = { ru: name, kk: nameKk ?? name, en: nameEn ?? name }
  await db.transaction(async (tx) => {
    const notice = await takeStockNotice(tx, id)
    if (!notice) return
    await queueMessage(tx, {
      channel: notice.channel,
      recipient: notice.recipient,
      purpose: 'inStock',
      language: notice.language,
      values: { name: names[notice.language], url: `${env.PUBLIC_ORIGIN}${url}` },
      dedupeKey: `stock-notice:${id}`,
    })
  })
}
