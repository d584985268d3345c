import type { AssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Badge } from '@svetlitsa/ui/feedback/badge'

/** An order that is assembled: what it was and when. */
export function DoneCard({ order }: { order: AssemblerData['assembled'][number] }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const { order_num: number, names, date, timeFrom, timeTo } = order
  return (
    <li className="flex min-w-0 flex-col gap-1 rounded-large border border-line bg-surface p-5 text-ink-soft">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-window tabular-nums">
          {timeFrom ? `${timeFrom}–${timeTo}` : t('order', { number })}
        </h3>
        <Badge tone="ready">{t('done')}</Badge>
      </div>
      <p className="wrap-anywhere">
        {date && `${formatDay(date, language)} · `}
        {t('order', { number })} · {names.join(', ')}
      </p>
    </li>
  )
}
