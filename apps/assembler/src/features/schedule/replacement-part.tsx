import type { ReplacementRefusal } from '@svetlitsa/domain/assembly/assembly-slot'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import type { useReplacement } from './use-replacement.ts'

const problemKeys = {
  'nothing-marked': 'problems.nothingMarked',
  'several-orders': 'problems.severalOrders',
  'slot-taken': 'problems.slotTaken',
  'another-number': 'problems.anotherNumber',
} as const satisfies Record<ReplacementRefusal, string>

/** Says what a replacement still needs, and finishes or cancels it (assembler.schedule). */
export function ReplacementPart({
  replacement,
}: {
  replacement: ReturnType<typeof useReplacement>
}) {
  const t = useTexts(assemblerScheduleTexts)
  const [problem, setProblem] = useState<ReplacementRefusal | null>(null)
  const finish = async () => setProblem(await replacement.finish())
  return (
    <div className="flex flex-col gap-3">
      <Notice>{t('replaceHint', { count: replacement.markedCount })}</Notice>
      {problem && (
        <Notice tone="sale" live>
          {t(problemKeys[problem])}
        </Notice>
      )}
      <Button size={56} wide onClick={() => void finish()}>
        {t('finishReplace')}
      </Button>
      <Button kind="quiet" size={56} wide onClick={replacement.cancel}>
        {t('cancelReplace')}
      </Button>
    </div>
  )
}
