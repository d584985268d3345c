import { cva } from 'class-variance-authority'

const cell = cva(
  'flex h-15 w-full flex-col items-center gap-1 rounded-compact border pt-2 aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:no-underline',
  {
    variants: {
      state: {
        idle: 'hover:bg-sand',
        wholeDay: 'bg-forest-soft',
        away: 'bg-sand-deep text-ink line-through',
      },
      today: { true: 'border-line-strong', false: 'border-transparent' },
    },
  },
)

const markClasses = { mine: 'bg-forest', ordered: 'bg-accent', free: 'bg-line-strong' }

type ScheduleDayProps = {
  /** The label says everything: the day, its slots, its state. */
  day: { number: number; label: string; isToday: boolean }
  /** One dot for each slot of the day. */
  slots: readonly { id: string; mark: keyof typeof markClasses }[]
  state: 'idle' | 'wholeDay' | 'away'
  chosen: boolean
  onChoose: () => void
}

/** A day in the month of a schedule: its number above a dot for each slot. */
export function ScheduleDay({ day, slots, state, chosen, onChoose }: ScheduleDayProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-current={day.isToday ? 'date' : undefined}
      aria-label={day.label}
      onClick={onChoose}
      className={cell({ state, today: day.isToday })}
    >
      <span className="text-row tabular-nums">{day.number}</span>
      <span className="flex gap-0.5">
        {slots.map(({ id, mark }) => (
          <span key={id} className={`size-2 rounded-full ${markClasses[mark]}`} />
        ))}
      </span>
    </button>
  )
}
