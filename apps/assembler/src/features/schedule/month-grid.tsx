import { defaultSlotReason, isWholeDay } from '@svetlitsa/domain/assembly/assembly-slot'
import { listMonthDays } from '@svetlitsa/domain/date/day'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { ScheduleDay } from '@svetlitsa/ui/order/schedule-day'
import type { DayOfSchedule, Period } from './apply-waiting.ts'
import { getReasonText } from './get-reason-text.ts'
import { moveFocus } from './move-focus.ts'

type MonthGridProps = {
  month: string
  dates: readonly DayOfSchedule[]
  today: string
  isChosen: (day: string) => boolean
  onChoose: (day: string) => void
}

/** The days of a month with their slots: own time, orders, free time (assembler.schedule). */
export function MonthGrid({ month, dates, today, isChosen, onChoose }: MonthGridProps) {
  const t = useTexts(assemblerScheduleTexts)
  const language = useLanguage()
  const days = listMonthDays(month)
  const known = new Map(dates.map(({ date, periods }) => [date, periods]))
  return (
    <>
      <div
        aria-hidden="true"
        className="grid grid-cols-7 gap-1 text-center text-note text-ink-soft"
      >
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatWeekday(day, language, 'short')}</span>
        ))}
      </div>
      <ul aria-label={t('days')} onKeyDown={moveFocus} className="mt-2 grid grid-cols-7 gap-1">
        {days.map((day) => (
          <li key={day} className="min-w-0">
            {known.has(day) ? (
              <DayCell
                day={day}
                periods={known.get(day) ?? []}
                isToday={day === today}
                isChosen={isChosen(day)}
                onChoose={() => onChoose(day)}
              />
            ) : (
              <span className="flex h-15 justify-center pt-2 text-ink-faint" aria-hidden="true">
                {Number(day.slice(8))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

type DayCellProps = {
  day: string
  periods: readonly Period[]
  isToday: boolean
  isChosen: boolean
  onChoose: () => void
}

function DayCell({ day, periods, isToday, isChosen, onChoose }: DayCellProps) {
  const t = useTexts(assemblerScheduleTexts)
  const language = useLanguage()
  const away = periods.find(({ chosen, reason }) => chosen && reason !== defaultSlotReason)
  const isWhole = !away && isWholeDay(periods)
  const mine = periods.filter(({ chosen }) => chosen).length
  const label = [
    t('dayState', {
      day: `${formatDay(day, language)}, ${formatWeekday(day, language, 'long')}`,
      mine: away ? 0 : mine,
      orders: new Set(periods.flatMap(({ orderId }) => orderId ?? [])).size,
    }),
    away && getReasonText(t, away.reason),
    isWhole && t('wholeDay'),
  ]
  return (
    <ScheduleDay
      day={{
        number: Number(day.slice(8)),
        label: label.filter(Boolean).join(', '),
        isToday,
      }}
      slots={periods.map(({ id, chosen, orderId }) => ({
        id,
        mark: orderId ? 'ordered' : chosen && !away ? 'mine' : 'free',
      }))}
      state={away ? 'away' : isWhole ? 'wholeDay' : 'idle'}
      chosen={isChosen}
      onChoose={onChoose}
    />
  )
}
