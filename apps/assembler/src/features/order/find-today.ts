/**
 * Today for an assembler: as the shop says, or later where the device has kept yesterday's answer.
 * An assembler's phone keeps the time of the place.
 */
export function findToday(answered: string, now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const onDevice = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
  return onDevice > answered ? onDevice : answered
}
