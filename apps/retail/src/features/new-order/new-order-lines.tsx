import type { Basket, BasketItem, useModifyBasket } from '@svetlitsa/api-client/basket/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Trash2 } from 'lucide'

type Modify = ReturnType<typeof useModifyBasket>['mutate']
type Change = NonNullable<ReturnType<typeof useModifyBasket>['data']>['changes'][number]

type NewOrderLinesProps = {
  basket: Basket
  /** Of the region's currency. */
  sign: string
  /** Quantities that the server corrected. */
  changes: readonly Change[]
  /** Whether another tab changed the basket, so that the last change was not made. */
  isStale: boolean
  onModify: Modify
}

/** The lines of the order that is being made, with the rules of quantity and the stock. */
export function NewOrderLines({ basket, sign, changes, isStale, onModify }: NewOrderLinesProps) {
  const t = useTexts(newOrderTexts)
  const items = [...basket.items, ...basket.unavailable]
  return (
    <section aria-label={t('lines')}>
      <h2 className="text-h3">{t('lines')}</h2>
      {isStale && <Notice live>{t('changed')}</Notice>}
      {items.length === 0 && <p className="mt-2 text-ink-soft">{t('empty')}</p>}
      <ul className="mt-2 border-t border-line empty:hidden">
        {items.map((item) => (
          <NewOrderLine
            key={item.id}
            item={item}
            sign={sign}
            change={changes.find(({ offerId }) => offerId === item.offerIdCurrent)}
            onModify={onModify}
          />
        ))}
      </ul>
    </section>
  )
}

type NewOrderLineProps = {
  item: BasketItem
  sign: string
  change: Change | undefined
  onModify: Modify
}

function NewOrderLine({ item, sign, change, onModify }: NewOrderLineProps) {
  const t = useTexts(newOrderTexts)
  const { name, quantity, offerIdCurrent: offerId, warehouseRemains } = item
  const isSold = warehouseRemains <= 0
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-60">
        {[name, item.finish].filter(Boolean).join(', ')}
        <span className="block text-note text-ink-soft">
          {item.article} · {isSold ? t('soldOut') : t('stock', { count: String(warehouseRemains) })}
        </span>
      </span>
      {!isSold && (
        <QuantityStepper
          quantity={quantity}
          terms={{
            stock: warehouseRemains,
            minimumBatch: item.minimumBatch,
            sellsRemains: item.isSaleRemains,
            byMetre: item.byMetre,
          }}
          labels={{ quantity: t('quantity', { name }), less: t('less'), more: t('more') }}
          onChange={(changed) => onModify([{ offerId, quantity: changed }])}
        />
      )}
      <span className="w-28 text-right tabular-nums">
        {formatPrice(item.sum.new, { sign, convert: false })}
      </span>
      <IconButton
        label={t('remove', { name })}
        onClick={() => onModify([{ offerId, quantity, remove: true }])}
      >
        <Icon iconNode={Trash2} />
      </IconButton>
      {change && (
        <div className="w-full">
          <Notice live>{t(`reasons.${change.reason}`, { count: String(change.quantity) })}</Notice>
        </div>
      )}
    </li>
  )
}
