import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { KeyCap } from '@svetlitsa/ui/primitives/key-cap'

/** The line at the foot of the screen that says which keys work. */
export function RetailKeys() {
  const say = useTexts(retailTexts)
  return (
    <p className="sticky bottom-0 hidden flex-wrap gap-5 border-t border-line bg-paper px-6 py-2 text-note text-ink-soft lg:flex">
      <span>
        <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap> {say('keys.move')}
      </span>
      <span>
        <KeyCap>Enter</KeyCap> {say('keys.open')}
      </span>
      <span>
        <KeyCap>/</KeyCap> {say('keys.search')}
      </span>
      <span>
        <KeyCap>Esc</KeyCap> {say('keys.close')}
      </span>
    </p>
  )
}
