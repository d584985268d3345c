import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { RetailShortcuts } from '@svetlitsa/ui/layout/retail-layout/retail-shortcuts'

/** The keys of the screen, at its bottom. */
export function TagKeyHints() {
  const t = useTexts(priceTagTexts)
  return (
    <RetailShortcuts label={t('keys.label')}>
      <li>
        <Kbd>/</Kbd> {t('keys.search')}
      </li>
      <li>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.row')}
      </li>
      <li>
        <Kbd>Enter</Kbd> {t('keys.toggle')}
      </li>
      <li>
        <Kbd>+</Kbd> <Kbd>−</Kbd> {t('keys.more')}
      </li>
      <li>
        <Kbd>Del</Kbd> {t('keys.remove')}
      </li>
      <li>
        <Kbd>Ctrl</Kbd> <Kbd>P</Kbd> {t('keys.print')}
      </li>
    </RetailShortcuts>
  )
}
