import type { TagOffer } from '@svetlitsa/api-client/price-print/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useState } from 'react'
import { FeedbackWindow } from './feedback-window.tsx'
import { CopiesField } from './queue/copies-field.tsx'
import { getGoodsKey, type QueueItem } from './queue/tag-queue.ts'
import { TagPrices, TagRow } from './tag-row.tsx'

type GoodsListProps = {
  offers: readonly TagOffer[]
  sign: string
  queue: readonly QueueItem[]
  /** The row with keyboard focus. */
  focused: number
  storeId: number | undefined
  actions: {
    toggle: (offer: TagOffer) => void
    chooseAll: () => void
    setCopies: (key: string, copies: number) => void
    offer: (offer: TagOffer) => void
  }
}

/** Goods that the search found; those that are ticked are printed. */
export function GoodsList({ offers, sign, queue, focused, storeId, actions }: GoodsListProps) {
  const t = useTexts(priceTagTexts)
  const [wrong, setWrong] = useState<TagOffer | null>(null)
  const format = (price: number) => formatPrice(price, { sign, convert: false })
  const areAll = offers.every(({ offerId }) => find(queue, offerId))
  return (
    <>
      {offers.length > 0 && (
        <div className="border-b border-line px-4 py-1 lg:px-6">
          <Checkbox label={t('chooseAll')} checked={areAll} onChange={actions.chooseAll} />
        </div>
      )}
      <ul aria-label={t('views.goods')}>
        {offers.map((offer, index) => {
          const item = find(queue, offer.offerId)
          const { printed, oldPrice } = offer
          return (
            <TagRow
              key={offer.offerId}
              isFocused={index === focused}
              before={
                <Checkbox
                  label={t('choose', { name: `${offer.title} ${offer.article}` })}
                  hideLabel
                  checked={item !== undefined}
                  onChange={() => actions.toggle(offer)}
                />
              }
              title={offer.title}
              note={
                <>
                  {[
                    offer.article,
                    offer.details,
                    `${t('columns.stock')}: ${offer.inStore}/${offer.inStores}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {printed && printed.price !== offer.price && (
                    <span className="text-sale">
                      {' '}
                      {t('changedSince', { price: format(printed.price) })}
                    </span>
                  )}
                </>
              }
              price={
                <TagPrices
                  price={format(offer.price)}
                  oldPrice={oldPrice === null ? null : format(oldPrice)}
                />
              }
            >
              {item && (
                <CopiesField
                  title={`${offer.title} ${offer.article}`}
                  copies={item.copies}
                  onChange={(copies) => actions.setCopies(item.key, copies)}
                />
              )}
              <TextLink
                tone="quiet"
                aria-label={t('offer.addOne', { name: `${offer.title} ${offer.article}` })}
                onClick={() => actions.offer(offer)}
              >
                {t('offer.add')}
              </TextLink>
              <TextLink
                tone="quiet"
                aria-label={t('feedback.open', { name: `${offer.title} ${offer.article}` })}
                onClick={() => setWrong(offer)}
              >
                {t('feedback.short')}
              </TextLink>
            </TagRow>
          )
        })}
      </ul>
      {wrong && <FeedbackWindow offer={wrong} storeId={storeId} onClose={() => setWrong(null)} />}
    </>
  )
}

function find(queue: readonly QueueItem[], offerId: number): QueueItem | undefined {
  return queue.find(({ key }) => key === getGoodsKey(offerId))
}
