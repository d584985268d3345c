import { getDeviceDay } from '../../assembler-page/get-device-day.ts'

/** Today for an assembler: as the shop says, or later where the device has kept yesterday's answer. */
export function findToday(answered: string, now: Date): string {
  const onDevice = getDeviceDay(now)
  return onDevice > answered ? onDevice : answered
}
