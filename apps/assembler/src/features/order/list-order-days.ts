import type { AssemblerData, AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'

export type OrderDay = Pick<AssemblyOrder, 'date' | 'timeFrom' | 'timeTo'>

/**
 * The days of an assembly with their times, one at least: while nothing is planned that of the
 * delivery. What an earlier version of the cabinet kept on the device has the first day alone.
 */
export function listOrderDays(
  order: AssemblyOrder | AssemblerData['assembled'][number],
): readonly OrderDay[] {
  const { days = [], date, timeFrom, timeTo } = order
  return days.length > 0 ? days : [{ date, timeFrom, timeTo }]
}
