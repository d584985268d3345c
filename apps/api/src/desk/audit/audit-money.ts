import { auditBonuses } from '../../basket/bonus/ledger/audit-bonuses.queries.ts'
import { auditPayments } from '../../payment/payment/ledger/audit-payments.queries.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { auditCertificates } from './audit-certificates.queries.ts'
import { auditCoupons } from './audit-coupons.queries.ts'
import { auditHistory } from './audit-history.queries.ts'
import { auditOrders } from './audit-orders.queries.ts'
import { auditOutbox } from './audit-outbox.queries.ts'
import { auditReservations } from './audit-reservations.queries.ts'
import { auditStock } from './audit-stock.queries.ts'

declare module '../../platform/services/services.ts' {
  interface Services {
    /** What the last hourly audit of this process found, for the metrics; null before the first. */
    moneyAudit: { violations: number | null }
  }
}

const audits = [
  auditOrders,
  auditPayments,
  auditStock,
  auditCoupons,
  auditBonuses,
  auditCertificates,
  auditReservations,
  auditOutbox,
  auditHistory,
]

/**
 * The invariants of money (money.audit): what violates one, with the number of the invariant and in
 * words; empty if all hold. All are read in one snapshot of the running shop.
 */
export async function auditMoney(db: Db): Promise<string[]> {
  return db.transaction(
    async (tx) => {
      const broken: string[] = []
      for (const audit of audits) broken.push(...(await audit(tx)))
      return broken
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Reports violations to log and metrics, where the monitoring of the shop finds them. */
export async function reportMoneyAudit(services: Services): Promise<void> {
  const { database, log, moneyAudit } = services
  const broken = await auditMoney(database.db)
  moneyAudit.violations = broken.length
  if (broken.length > 0) log.error({ broken }, 'the money of the shop does not add up')
}
