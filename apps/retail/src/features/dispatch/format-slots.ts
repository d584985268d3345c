import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'

/** «09:00–12:00»: the time of one period of an assembler's day. */
export function formatPeriod(period: number): string {
  const { timeFrom = '', timeTo = '' } = assemblyPeriods[period] ?? {}
  return `${timeFrom}–${timeTo}`
}

/** «09:00–15:00»: the time that slots in their order take on their first day. */
export function formatSlots(slots: readonly { date: string; period: number }[]): string {
  const [first] = slots
  const last = slots.findLast(({ date }) => date === first?.date)
  if (!first || !last) return ''
  return `${assemblyPeriods[first.period]?.timeFrom}–${assemblyPeriods[last.period]?.timeTo}`
}
