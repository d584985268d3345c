import { link } from '@svetlitsa/domain/route/site-map'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Services } from '../../../platform/services/services.ts'
import { queueForPerson } from '../../message/queue-for-person.ts'
import { findExpiringBonuses } from './expiring-bonus.queries.ts'

const AT_ONCE = 500

/**
 * Tells customers two weeks before bonuses expire, once for the lot that expires first: what else
 * expires in those weeks is in the same message (notify.later).
 */
export async function tellExpiringBonuses({ database: { db }, env }: Services): Promise<void> {
  for (const expiring of await findExpiringBonuses(db, AT_ONCE)) {
    const { language, amount, lotId, day } = expiring
    // Both channels or none: the row of either counts as told.
    await db.transaction((tx) =>
      queueForPerson(tx, expiring, {
        purpose: 'bonusExpiring',
        language,
        values: {
          amount,
          date: formatDay(day, language),
          url: `${env.PUBLIC_ORIGIN}${link.bonus()}`,
        },
        dedupeKey: `bonus-expiring:${lotId}`,
      }),
    )
  }
}
