import { link } from '@svetlitsa/domain/route/site-map'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { queueForPerson } from '../../../people/user/queue-for-person.ts'
import type { Services } from '../../../platform/services/services.ts'
import { findExpiringBonuses, recordExpiryNotice } from './expiring-bonus.queries.ts'

const AT_ONCE = 500

/**
 * Tells customers two weeks before bonuses expire: one message for a day, with what expires on it.
 * No two messages are about the same lot, even if others of its day were spent meanwhile
 * (notify.later).
 */
export async function tellExpiringBonuses({ database: { db }, env }: Services): Promise<void> {
  for (const expiring of await findExpiringBonuses(db, AT_ONCE)) {
    const { language, lotIds, day } = expiring
    await db.transaction(async (tx) => {
      const notified = await recordExpiryNotice(tx, lotIds)
      if (!notified) return
      await queueForPerson(tx, expiring, {
        purpose: 'bonusExpiring',
        language,
        values: {
          amount: notified.amount,
          date: formatDay(day, language),
          url: `${env.PUBLIC_ORIGIN}${link.bonus()}`,
        },
        dedupeKey: `bonus-expiring:${notified.firstId}`,
      })
    })
  }
}
