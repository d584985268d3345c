/** After six in the evening of a region's clock its warehouse begins tomorrow. */
export function isLate(timeZone: string): boolean {
  const hour = new Date().toLocaleString('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  return Number(hour) >= 18
}
