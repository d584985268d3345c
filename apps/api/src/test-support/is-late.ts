/** After 18:00 local time of the region, its warehouse continues tomorrow. */
export function isLate(timeZone: string): boolean {
  const hour = new Date().toLocaleString('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return Number(hour) >= 18
}
