import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'

/** The keyboard shortcuts, shown at the bottom of the screen. */
export function KeyboardHints() {
  const t = useTexts(retailTexts)
  return (
    <p className="sticky bottom-0 hidden flex-wrap gap-5 border-t border-line bg-paper px-6 py-2 text-note text-ink-soft lg:flex">
      <span>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t('keys.move')}
      </span>
      <span>
        <Kbd>Enter</Kbd> {t('keys.open')}
      </span>
      <span>
        <Kbd>/</Kbd> {t('keys.search')}
      </span>
      <span>
        <Kbd>Esc</Kbd> {t('keys.close')}
      </span>
    </p>
  )
}
