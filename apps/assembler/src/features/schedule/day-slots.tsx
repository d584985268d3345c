import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import type { Period } from './apply-waiting.ts'
import { getReasonText } from './get-reason-text.ts'

type DaySlotsProps = {
  periods: readonly Period[]
  /** A replacement is open: free slots are chosen for the order. */
  isReplacing: boolean
  isMarked: (id: string) => boolean
  isChosen: (period: Period) => boolean
  onToggle: (period: Period) => void
  onReplace: (period: Period) => void
}

/** The slots of a day: chosen with a tap; one that holds an order can be replaced. */
export function DaySlots(props: DaySlotsProps) {
  return (
    <ul className="flex flex-col gap-2">
      {props.periods.map((period) => (
        <li key={period.id}>
          {period.orderId ? (
            <OrderedSlot {...props} period={period} />
          ) : (
            <FreeSlot {...props} period={period} />
          )}
        </li>
      ))}
    </ul>
  )
}

type SlotProps = DaySlotsProps & { period: Period }

function OrderedSlot({ period, isMarked, onReplace }: SlotProps) {
  const t = useTexts(assemblerScheduleTexts)
  const { id, timeFrom, timeTo, orderId, address, isPast } = period
  return (
    <div className="flex min-h-16 items-center gap-4 rounded-medium bg-accent-soft px-4 py-2">
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-4 wrap-anywhere">
        <span className="font-semibold tabular-nums">{`${timeFrom}–${timeTo}`}</span>
        <span>{orderId}</span>
        {address && <span className="w-full text-small text-ink-soft">{address}</span>}
      </span>
      {isMarked(id) ? (
        <span className="shrink-0 text-small font-semibold text-on-accent-soft">
          {t('replacing')}
        </span>
      ) : (
        !isPast && (
          <Button kind="outline" size={48} onClick={() => onReplace(period)}>
            {t('replace')}
          </Button>
        )
      )}
    </div>
  )
}

function FreeSlot({ period, isReplacing, isChosen, onToggle }: SlotProps) {
  const t = useTexts(assemblerScheduleTexts)
  const { timeFrom, timeTo, reason, isPast } = period
  const chosen = isChosen(period)
  const state = isPast ? t('past') : chosen && !isReplacing ? getReasonText(t, reason) : t('free')
  return (
    <div
      className={`flex min-h-16 items-center rounded-medium border bg-surface px-4 py-1 ${chosen ? 'border-forest' : 'border-line'}`}
    >
      <div className="min-w-0 flex-1">
        <Checkbox
          size={28}
          checked={chosen}
          disabled={isPast}
          onChange={() => onToggle(period)}
          label={
            <span className="flex gap-4">
              <span className="shrink-0 font-semibold tabular-nums">{`${timeFrom}–${timeTo}`}</span>
              <span className="text-ink-soft">{state}</span>
            </span>
          }
        />
      </div>
    </div>
  )
}
