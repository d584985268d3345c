import { addMonths } from '../date/moment.ts'

const DAY_MS = 86_400_000

/**
 * Returns the moment at which a product's warranty ends, and the started days that are left of it;
 * 0 when it has ended (lk.goods).
 */
export function calculateWarranty(
  deliveredAt: Date,
  months: number,
  now: Date,
): { until: Date; daysLeft: number } {
  const until = addMonths(deliveredAt, months)
  return { until, daysLeft: Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS)) }
}
