import type { LinkedOffer } from '@svetlitsa/api-client/product-link/queries'
import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PressableRow } from '@svetlitsa/ui/actions/pressable-row'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const rowClass = {
  idle: 'border-l-transparent',
  chosen: 'border-l-transparent bg-row-chosen',
  focused: 'border-l-accent bg-accent-soft',
}

type LinkedOfferListProps = {
  offers: readonly LinkedOffer[]
  openId: number | null
  focusedId: number | null
  onOpen: (offerId: number) => void
}

/** The goods that were found, with what tells them apart. */
export function LinkedOfferList({ offers, openId, focusedId, onOpen }: LinkedOfferListProps) {
  const t = useTexts(productLinkTexts)
  const getState = ({ offerId }: LinkedOffer) => {
    if (offerId === openId) return 'chosen'
    return offerId === focusedId ? 'focused' : 'idle'
  }
  return (
    <ul aria-label={t('results')} className="empty:hidden">
      {offers.map((offer) => (
        <li
          key={offer.offerId}
          className={`border-b border-l-2 border-b-line ${rowClass[getState(offer)]}`}
          aria-current={offer.offerId === openId || undefined}
          ref={offer.offerId === focusedId ? showRow : undefined}
        >
          <PressableRow onPress={() => onOpen(offer.offerId)}>
            <span className="min-w-0 font-semibold wrap-anywhere">{offer.name}</span>
            <span>{!offer.isSold && <Badge tone="closed">{t('gone')}</Badge>}</span>
            <span className="col-span-2 text-small wrap-anywhere text-ink-soft">
              {[offer.variant, offer.article, offer.barcode].filter(Boolean).join(' · ')}
            </span>
          </PressableRow>
        </li>
      ))}
    </ul>
  )
}

function showRow(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
