import type { Schedule } from '@svetlitsa/api-client/assembler/queries'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import { useOutboxState } from '../../outbox/outbox-provider.tsx'
import { applyWaiting } from './apply-waiting.ts'
import { DayPart } from './day-part.tsx'
import { MonthGrid } from './month-grid.tsx'
import { RangePart } from './range-part.tsx'
import { ScheduleLegend } from './schedule-legend.tsx'
import { useReplacement } from './use-replacement.ts'
import { useSlotDraft } from './use-slot-draft.ts'

type ScheduleEditorProps = {
  month: string
  /** Undefined until it has loaded; what is chosen on the screen stays. */
  schedule: Schedule | undefined
}

type Range = { from: string; to: string | null }

/** Slots of a day, or a range of days, chosen in the month. */
export function ScheduleEditor({ month, schedule }: ScheduleEditorProps) {
  const t = useTexts(assemblerScheduleTexts)
  const { actions } = useOutboxState()
  const draft = useSlotDraft()
  const replacement = useReplacement()
  const [day, setDay] = useState<string | null>(null)
  const [range, setRange] = useState<Range | null | 'open'>(null)
  if (!schedule) return null
  const { today } = schedule
  const dates = applyWaiting(schedule.dates, actions).map((one) => ({
    ...one,
    periods: one.periods.map(draft.apply),
  }))
  const shown = dates.find(({ date }) => date === (day ?? today)) ?? dates[0]
  const chooseDay = (chosen: string) => {
    if (range === null) setDay(chosen)
    else setRange(extendRange(range, chosen))
  }
  const isChosen = (one: string) => {
    if (range === null) return one === shown?.date
    return range !== 'open' && range.from <= one && one <= (range.to ?? range.from)
  }
  const waits = actions.some(({ kind, refusal }) => kind === 'setSlot' && refusal === null)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:gap-12">
      <div>
        <MonthGrid
          month={month}
          dates={dates}
          today={today}
          isChosen={isChosen}
          onChoose={chooseDay}
        />
        <ScheduleLegend />
      </div>
      <div className="flex flex-col gap-5">
        {waits && <Notice tone="sand">{t('waiting')}</Notice>}
        {!replacement.isOpen && (
          <div className="flex flex-wrap gap-2">
            <Chip chosen={range !== null} onClick={() => setRange(range === null ? 'open' : null)}>
              {t('range')}
            </Chip>
          </div>
        )}
        {range === null ? (
          shown && <DayPart day={shown} draft={draft} replacement={replacement} />
        ) : (
          <RangePart range={range === 'open' ? null : range} onDone={() => setRange(null)} />
        )}
      </div>
    </div>
  )
}

/** The second day ends the range, before or after the first; a third begins another. */
function extendRange(range: Range | 'open', day: string): Range {
  if (range === 'open' || range.to !== null) return { from: day, to: null }
  return day < range.from ? { from: day, to: range.from } : { from: range.from, to: day }
}
