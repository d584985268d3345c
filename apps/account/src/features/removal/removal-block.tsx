import type { Removal } from '@svetlitsa/api-client/personal-data/queries'
import { removalTexts } from '@svetlitsa/i18n/removal/removal-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'

/** Why the account cannot be removed now (lk.removal-open). */
export function RemovalBlock({ removal }: { removal: Removal }) {
  const { openOrders, openRefunds, isStaff } = removal
  const t = useTexts(removalTexts)
  return (
    <Notice tone="honey" live>
      <p className="font-medium">{t('open.title')}</p>
      {isStaff && <p className="mt-1">{t('open.staff')}</p>}
      {openOrders.length > 0 && (
        <p className="mt-1">{t('open.orders', { numbers: openOrders.join(', ') })}</p>
      )}
      {openRefunds.length > 0 && (
        <p className="mt-1">{t('open.refunds', { numbers: openRefunds.join(', ') })}</p>
      )}
    </Notice>
  )
}
