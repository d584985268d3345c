import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { formatClock } from '@svetlitsa/shell/login/login-answer'
import { useSecondsUntil } from '@svetlitsa/shell/login/use-seconds-until'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { useEffect, useRef, useState } from 'react'
import type { useBonusFlow } from './use-bonus-flow.ts'

type BonusCodeFormProps = {
  /** As typed in the contacts. */
  phone: string
  bonus: ReturnType<typeof useBonusFlow>
}

/** The code that confirms the number; the sixth digit submits it. */
export function BonusCodeForm({ phone, bonus }: BonusCodeFormProps) {
  const t = useTexts(bonusTexts)
  const [tries, setTries] = useState(0)
  const secondsLeft = useSecondsUntil(bonus.againAt)
  const form = useRef<HTMLDivElement>(null)
  // Each attempt renders a new field, so the focus has to be set again.
  useEffect(() => form.current?.querySelector('input')?.focus(), [tries])

  const submitCode = async (code: string) => {
    if (!(await bonus.checkCode(Number(code)))) setTries((count) => count + 1)
  }
  return (
    <div ref={form} className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">{t('sentTo', { phone })}</p>
      <CodeField
        key={tries}
        label={t('code')}
        disabled={bonus.isCheckingCode}
        onComplete={(code) => void submitCode(code)}
      />
      <div className="flex min-h-11 items-center justify-between gap-4 text-small text-ink-soft">
        {secondsLeft > 0 ? (
          <span className="tabular-nums">{t('againIn', { time: formatClock(secondsLeft) })}</span>
        ) : (
          <TextLink tone="accent" onClick={() => void bonus.sendCode()}>
            {t('again')}
          </TextLink>
        )}
        {bonus.isCheckingCode && <Spinner label={t('checking')} />}
      </div>
    </div>
  )
}
