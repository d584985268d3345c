import { type SlotReason, slotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import type { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import type { useTexts } from '@svetlitsa/shell/language/use-texts'

type ScheduleTranslator = ReturnType<typeof useTexts<typeof assemblerScheduleTexts.ru>>

const [, vacation, dayOff] = slotReasons

/** A reason in the reader's language (assembler.reasons). */
export function getReasonText(t: ScheduleTranslator, reason: SlotReason | null): string {
  if (reason === vacation) return t('reasons.vacation')
  return reason === dayOff ? t('reasons.dayOff') : t('reasons.assembly')
}
