import { isWholeDay, listSlotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import type { DayOfSchedule } from './apply-waiting.ts'
import { DaySlots } from './day-slots.tsx'
import { getReasonText } from './get-reason-text.ts'
import { ReplacementPart } from './replacement-part.tsx'
import type { useReplacement } from './use-replacement.ts'
import type { useSlotDraft } from './use-slot-draft.ts'

type DayPartProps = {
  day: DayOfSchedule
  draft: ReturnType<typeof useSlotDraft>
  replacement: ReturnType<typeof useReplacement>
}

/** The slots of one day, and what is done with them. */
export function DayPart({ day, draft, replacement }: DayPartProps) {
  const t = useTexts(assemblerScheduleTexts)
  const language = useLanguage()
  const showToast = useToast()
  const { date, periods } = day
  const open = periods.filter(({ isPast, orderId }) => !isPast && orderId === null)
  const isWhole = isWholeDay(periods) || open.every(({ chosen }) => chosen)
  const save = async () => {
    if (await draft.save()) showToast({ text: t(navigator.onLine ? 'saved' : 'savedLater') })
  }
  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-h3 first-letter:uppercase">
          {formatWeekday(date, language, 'long')}, {formatDay(date, language)}
        </h2>
        {!replacement.isOpen && open.length > 0 && (
          <TextLink onClick={() => draft.set(open, !isWhole)}>
            <span className="flex min-h-11 items-center">
              {isWhole ? t('clearAll') : t('chooseAll')}
            </span>
          </TextLink>
        )}
      </div>
      <DaySlots
        periods={periods}
        isReplacing={replacement.isOpen}
        isMarked={replacement.isMarked}
        isChosen={(period) =>
          replacement.isOpen ? replacement.isChosen(period.id) : period.chosen
        }
        onToggle={(period) =>
          replacement.isOpen ? replacement.toggle(period) : draft.set([period], !period.chosen)
        }
        onReplace={replacement.mark}
      />
      {replacement.isOpen ? (
        <ReplacementPart replacement={replacement} />
      ) : (
        <>
          <ul aria-label={t('reason')} className="flex flex-wrap gap-2">
            {listSlotReasons(false).map((reason) => (
              <li key={reason}>
                <Chip chosen>{getReasonText(t, reason)}</Chip>
              </li>
            ))}
          </ul>
          <Button size={56} wide disabled={draft.isEmpty} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      )}
    </section>
  )
}
