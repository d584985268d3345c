import { link } from '@svetlitsa/domain/route/site-map'
import { customerBonusTexts } from '@svetlitsa/i18n/customer-bonus/customer-bonus-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { EmptyList } from '../../account/empty-list.tsx'

/** Shown once the bonuses are cleared: the programme is off here, or the account is closed to us. */
export function NoBonuses() {
  const t = useTexts(customerBonusTexts)
  const go = { href: link.orders(), label: t('off.go') }
  return <EmptyList title={t('off.title')} text={t('off.text')} go={go} />
}
