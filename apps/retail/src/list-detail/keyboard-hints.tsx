import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { RetailShortcuts } from '@svetlitsa/ui/layout/retail-layout/retail-shortcuts'
import type { ReactNode } from 'react'

type KeyboardHintsProps = { children?: ReactNode; hasSearch?: boolean }

/** The keyboard shortcuts at the bottom of the screen; `children` are those of one screen. */
export function KeyboardHints({ children, hasSearch = true }: KeyboardHintsProps) {
  const t = useTexts(retailTexts)
  return (
    <RetailShortcuts label={t('keys.label')}>
      <li>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.move')}
      </li>
      <li>
        <Kbd>Enter</Kbd> {t('keys.open')}
      </li>
      {hasSearch && (
        <li>
          <Kbd>/</Kbd> {t('keys.search')}
        </li>
      )}
      {children}
      <li>
        <Kbd>Esc</Kbd> {t('keys.close')}
      </li>
    </RetailShortcuts>
  )
}
