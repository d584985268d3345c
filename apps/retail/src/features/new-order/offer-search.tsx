import { useRetailOffers } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { useDeferredValue, useState } from 'react'
import { useOfferScan } from './use-offer-scan.ts'

type OfferSearchProps = {
  isAdding: boolean
  error: Error | null
  onAdd: (offerId: number, quantity: number) => void
}

/**
 * Finds goods by name or article while typing, with price and stock, and adds them to the order; what
 * is scanned is added at once.
 */
export function OfferSearch({ isAdding, error: addError, onAdd }: OfferSearchProps) {
  const t = useTexts(newOrderTexts)
  const [search, setSearch] = useState('')
  const { data, isFetching } = useRetailOffers(useDeferredValue(search))
  const scan = useOfferScan({
    onAdd: (offerId, quantity) => {
      setSearch('')
      onAdd(offerId, quantity)
    },
    onUnclear: setSearch,
  })
  const error = scan?.error ?? addError
  const isSearchable = search.trim().length >= 2
  const offers = isSearchable ? (data?.offers ?? []) : []
  return (
    <section aria-label={t('found')}>
      <Field
        label={t('search')}
        type="search"
        size={44}
        maxLength={100}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {error != null && (
        <div className="mt-3">
          <Notice tone="sale" live>
            {getErrorMessage(error) ?? t('failed')}
          </Notice>
        </div>
      )}
      <ul aria-label={t('found')} className="mt-3 border-t border-line empty:hidden">
        {offers.map((offer) => (
          <li
            key={offer.offerId}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2"
          >
            <span className="min-w-0 flex-1 basis-60">
              {[offer.name, offer.variant].filter(Boolean).join(', ')}
              <span className="block text-note text-ink-soft">
                {offer.article} ·{' '}
                {offer.remains > 0 ? t('stock', { count: String(offer.remains) }) : t('soldOut')}
              </span>
            </span>
            <span className="tabular-nums">
              {formatPrice(offer.price, { sign: data?.sign ?? '', convert: false })}
            </span>
            <Button
              size={40}
              kind="outline"
              disabled={offer.remains <= 0 || isAdding}
              aria-label={t('addNamed', { name: `${offer.name} ${offer.article}` })}
              onClick={() => onAdd(offer.offerId, offer.minimumBatch)}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {isSearchable && offers.length === 0 && t(isFetching ? 'searching' : 'nothing')}
        {!isSearchable && scan?.added && t('scanned', { name: scan.added })}
      </p>
    </section>
  )
}
