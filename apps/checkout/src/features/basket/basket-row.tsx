import {
  type Basket,
  type BasketItem,
  useAddToBasket,
  type useModifyBasket,
} from '@svetlitsa/api-client/basket/queries'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { OrderLine } from '@svetlitsa/ui/cart/order-line'
import { OrderLineSum } from '@svetlitsa/ui/cart/order-line/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/cart/order-line/order-line-text'
import { QuantityStepper } from '@svetlitsa/ui/cart/quantity-stepper'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { ProductPicture } from '@svetlitsa/ui/product/product-picture'

type Modify = ReturnType<typeof useModifyBasket>['mutate']
type Change = { quantity: number; reason: 'minimum' | 'stock' | 'batch' | 'limit' }

type BasketRowProps = {
  item: Basket['items'][number]
  sign: string
  /** How the server corrected the last requested quantity; null when it did not. */
  change: Change | null
  onModify: Modify
}

/** A basket line: checkbox, quantity, removal with undo, and notices of changes. */
export function BasketRow({ item, sign, change, onModify }: BasketRowProps) {
  const t = useTexts(basketTexts)
  const { name, quantity, offerIdCurrent: offerId, kitId } = item
  const isSold = item.warehouseRemains <= 0
  const identity = { offerId, kitId }
  const price = formatPrice(item.price.new, { sign })
  return (
    <OrderLine
      check={
        isSold ? undefined : (
          <Checkbox
            label={t('select', { name })}
            hideLabel
            checked={item.checked}
            onChange={({ currentTarget }) =>
              onModify([{ ...identity, quantity, checked: currentTarget.checked }])
            }
          />
        )
      }
      picture={
        item.picture && <ProductPicture picture={toPictureData(item.picture, 'thumb')} alt="" />
      }
      text={
        <OrderLineText
          name={name}
          href={item.url}
          details={[item.sizeText, item.finish].filter(Boolean).join(' · ')}
          actions={<RemoveButton item={item} onModify={onModify} />}
        />
      }
      quantity={
        isSold ? null : (
          <QuantityStepper
            quantity={quantity}
            terms={{
              stock: item.warehouseRemains,
              minimumBatch: item.minimumBatch,
              sellsRemains: item.isSaleRemains,
              byMetre: item.byMetre,
            }}
            labels={{ quantity: t('quantity', { name }), less: t('less'), more: t('more') }}
            onChange={(newQuantity) => onModify([{ ...identity, quantity: newQuantity }])}
          />
        )
      }
      sum={
        <OrderLineSum
          sum={item.sum.new}
          oldSum={item.sum.old}
          sign={sign}
          oldSumLabel={t('oldPrice')}
          perPiece={
            item.byMetre
              ? t('perMetre', { price })
              : quantity > 1
                ? t('perPiece', { price })
                : undefined
          }
        />
      }
      note={<RowNote item={item} sign={sign} change={change} />}
    />
  )
}

function RowNote({ item, sign, change }: Omit<BasketRowProps, 'onModify'>) {
  const t = useTexts(basketTexts)
  if (change)
    return <Notice live>{t(`reduced.${change.reason}`, { quantity: change.quantity })}</Notice>
  if (item.seenPrice === null) return null
  return <Notice>{t('priceChanged', { price: formatPrice(item.seenPrice, { sign }) })}</Notice>
}

function RemoveButton({ item, onModify }: { item: BasketItem; onModify: Modify }) {
  const t = useTexts(basketTexts)
  const showToast = useToast()
  const add = useAddToBasket(reportBasket)
  const { name, quantity, offerIdCurrent: offerId, kitId } = item
  const remove = () =>
    onModify([{ offerId, kitId, quantity, remove: true }], {
      onSuccess: () =>
        showToast({
          text: t('removed', { name }),
          action: {
            label: t('undo'),
            onSelect: () => add.mutate({ offers: [{ offerId, quantity }] }),
          },
        }),
    })
  return (
    <TextLink tone="quiet" onClick={remove}>
      {t('remove')}
    </TextLink>
  )
}
