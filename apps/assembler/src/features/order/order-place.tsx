import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

/** Where an order is assembled: address, floor, lift. */
export function OrderPlace({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const { address, floor, lift } = order
  const parts = [
    floor !== null && t('place.floor', { floor }),
    lift === 'lift' && t('place.lift'),
    lift === 'stairs' && t('place.stairs'),
  ].filter((part) => part !== false)
  return (
    <div className="wrap-anywhere">
      <p className="text-h3">{address || t('address')}</p>
      {parts.length > 0 && <p className="text-body text-ink-soft">{parts.join(', ')}</p>}
    </div>
  )
}
