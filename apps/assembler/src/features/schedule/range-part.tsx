import {
  defaultSlotReason,
  listSlotReasons,
  type SlotReason,
} from '@svetlitsa/domain/assembly/assembly-slot'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { useState } from 'react'
import { useAddAction } from '../../outbox/use-add-action.ts'
import { getReasonText } from './get-reason-text.ts'

type RangePartProps = {
  /** The chosen days; without an end it is one day. */
  range: { from: string; to: string | null } | null
  onDone: () => void
}

/** Whole days taken for a reason, or released: a vacation, days off (assembler.reasons). */
export function RangePart({ range, onDone }: RangePartProps) {
  const t = useTexts(assemblerScheduleTexts)
  const language = useLanguage()
  const showToast = useToast()
  const add = useAddAction()
  const [reason, setReason] = useState<SlotReason>(defaultSlotReason)
  if (!range) return <p className="text-body text-ink-soft">{t('rangeHint')}</p>
  const days = { dateFrom: range.from, dateTo: range.to ?? range.from }
  const save = async (chosen: boolean) => {
    const input = chosen ? { range: days, reason } : { range: days, chosen }
    if (!(await add({ kind: 'setSlot', order: null, input }))) return
    showToast({ text: t(navigator.onLine ? 'saved' : 'savedLater') })
    onDone()
  }
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-h3">
        {t('rangeChosen', {
          from: formatDay(days.dateFrom, language),
          to: formatDay(days.dateTo, language),
        })}
      </h2>
      <ul aria-label={t('reason')} className="flex flex-wrap gap-2">
        {listSlotReasons(true).map((one) => (
          <li key={one}>
            <Chip chosen={one === reason} onClick={() => setReason(one)}>
              {getReasonText(t, one)}
            </Chip>
          </li>
        ))}
      </ul>
      <Button size={56} wide onClick={() => void save(true)}>
        {t('save')}
      </Button>
      <Button kind="quiet" size={56} wide onClick={() => void save(false)}>
        {t('release')}
      </Button>
    </section>
  )
}
