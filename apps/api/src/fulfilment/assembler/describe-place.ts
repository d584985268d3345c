import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../platform/context/context.ts'

/** The values by which a refusal names a slot. */
export function describePlace(
  { language }: Pick<Context, 'language'>,
  { date, period }: { date: string; period: number },
) {
  const times = assemblyPeriods[period]
  return {
    date: formatDay(date, language),
    time: times ? `${times.timeFrom}–${times.timeTo}` : '',
  }
}
