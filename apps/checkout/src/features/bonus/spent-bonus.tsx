import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { BonusSpending } from './bonus-spending.ts'

/** The bonuses that are spent, fewer than asked for once the basket shrank. */
export function SpentBonus({ bonus }: { bonus: BonusSpending }) {
  const t = useTexts(bonusTexts)
  const { spent, wished, spend } = bonus
  return (
    <>
      {spent < wished && <Notice live>{t('reduced', { count: spent })}</Notice>}
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span aria-live="polite">{t('spent', { count: spent })}</span>
        <TextLink onClick={() => void spend(0).catch(() => undefined)}>{t('drop')}</TextLink>
      </p>
    </>
  )
}
