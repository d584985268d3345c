import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'

/** Shown once the bonuses are cleared: the programme is off here, or the account is closed to us. */
export function NoBonuses() {
  const t = useTexts(customerBonusTexts)
  return (
    <div className="mt-6">
      <EmptyState
        title={t('off.title')}
        actions={<Button href={link.orders()}>{t('off.go')}</Button>}
      >
        {t('off.text')}
      </EmptyState>
    </div>
  )
}
