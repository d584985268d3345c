/**
 * The least sum of a first payment, in whole units: the percent of the total, rounded up, so that
 * what is paid is never less than the percent asked for (account §9).
 */
export function minimumPrepayment(total: number, percent: number): number {
  return Math.ceil(Number(((total * percent) / 100).toPrecision(15)))
}
