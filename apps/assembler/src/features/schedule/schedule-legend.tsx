import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

const marks = [
  ['mine', 'bg-forest'],
  ['ordered', 'bg-accent'],
  ['free', 'bg-line-strong'],
  ['wholeDay', 'bg-forest-soft'],
  ['away', 'bg-sand-deep'],
] as const

/** What the colours of the month mean. */
export function ScheduleLegend() {
  const t = useTexts(assemblerScheduleTexts)
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-soft">
      {marks.map(([key, colour]) => (
        <li key={key} className="flex items-center gap-2">
          <span className={`size-2.5 rounded-full ${colour}`} />
          {t(key)}
        </li>
      ))}
    </ul>
  )
}
