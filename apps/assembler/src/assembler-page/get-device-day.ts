/** The day on the phone, «2026-11-24»: a phone keeps the time of the place. */
export function getDeviceDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
