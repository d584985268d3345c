import type { BoardAssembler } from '@svetlitsa/api-client/dispatch/queries'
import { slotReasons } from '@svetlitsa/domain/assembly/assembly-slot'

export type PeriodState = 'taken' | 'past' | 'vacation' | 'dayOff' | 'free' | 'unoffered'
const [, vacation, dayOff] = slotReasons

type Period = BoardAssembler['periods'][number]

/** What a period of an assembler is to a dispatcher: an order, or why there is none. */
export function getPeriodState({ orderNumber, isPast, reason }: Period): PeriodState {
  if (orderNumber !== null) return 'taken'
  if (isPast) return 'past'
  if (reason === vacation) return 'vacation'
  if (reason === dayOff) return 'dayOff'
  return reason === null ? 'unoffered' : 'free'
}
