import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Kbd } from '@svetlitsa/ui/actions/kbd'
import { KeyboardHints } from '../../../list-detail/keyboard-hints.tsx'

const keys = { conditions: 'F', note: 'N', print: 'P' } as const

/** The keys of the list of orders; the last two act on the open order. */
export function OrderShortcuts() {
  const t = useTexts(retailOrderListTexts)
  return (
    <KeyboardHints>
      {(['conditions', 'note', 'print'] as const).map((name) => (
        <li key={name}>
          <Kbd>{keys[name]}</Kbd> {t(`keys.${name}`)}
        </li>
      ))}
    </KeyboardHints>
  )
}
