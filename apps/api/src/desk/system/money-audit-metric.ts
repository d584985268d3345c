import { Gauge, type Registry } from 'prom-client'
import type { Services } from '../../platform/services/services.ts'

/** What the hourly audit of money found; not printed before a process has made its first. */
export function registerMoneyAuditMetric(
  registry: Registry,
  { moneyAudit }: Pick<Services, 'moneyAudit'>,
): void {
  new Gauge({
    name: 'shop_money_violations',
    help: 'Differences that the last hourly audit of money found',
    registers: [registry],
    collect() {
      if (moneyAudit.violations === null) this.remove()
      else this.set(moneyAudit.violations)
    },
  })
}
