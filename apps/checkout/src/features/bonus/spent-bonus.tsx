import type { Basket } from '@svetlitsa/api-client/basket/queries'
import { useSetBonus } from '@svetlitsa/api-client/bonus/queries'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/** The bonuses that the basket spends, fewer than asked for once the basket shrank. */
export function SpentBonus({ basket }: { basket: Basket }) {
  const t = useTexts(bonusTexts)
  const set = useSetBonus()
  const { bonusSum, bonusWished } = basket
  return (
    <>
      {bonusSum < bonusWished && <Notice live>{t('reduced', { count: bonusSum })}</Notice>}
      <p className="flex flex-wrap items-baseline justify-between gap-3 text-small">
        <span aria-live="polite">{t('spent', { count: bonusSum })}</span>
        <TextLink onClick={() => set.mutate(0)}>{t('drop')}</TextLink>
      </p>
    </>
  )
}
