import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import type { BonusSpending } from './bonus-spending.ts'

/** The bonuses that are spent, fewer than asked for once the basket shrank. */
export function SpentBonus({ bonus }: { bonus: BonusSpending }) {
  const t = useTexts(bonusTexts)
  const { spent, wished, spend } = bonus
  const [failure, setFailure] = useState<{ text: string | null } | null>(null)
  const drop = async () => {
    setFailure(null)
    try {
      const outcome = await spend(0)
      const text = outcome.ok ? outcome.errorShow : outcome.message
      if (text) setFailure({ text })
    } catch (error) {
      setFailure({ text: getErrorMessage(error) })
    }
  }
  return (
    <>
      {spent < wished && <Notice live>{t('reduced', { count: spent })}</Notice>}
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span aria-live="polite">{t('spent', { count: spent })}</span>
        <TextLink onClick={() => void drop()}>{t('drop')}</TextLink>
      </p>
      {failure && <ErrorNotice text={failure.text ?? undefined} />}
    </>
  )
}
