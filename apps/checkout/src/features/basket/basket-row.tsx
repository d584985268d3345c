import {
  type Basket,
  type BasketItem,
  useAddToBasket,
  type useModifyBasket,
} from '@svetlitsa/api-client/query/basket'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/basket-events'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useToast } from '@svetlitsa/ui/primitives/use-toast'
import { OrderLine } from '@svetlitsa/ui/shop/order-line'
import { OrderLineSum } from '@svetlitsa/ui/shop/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/shop/order-line-text'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { QuantityStepper } from '@svetlitsa/ui/shop/quantity-stepper'

type Modify = ReturnType<typeof useModifyBasket>['mutate']
type Change = { quantity: number; reason: 'minimum' | 'stock' | 'batch' }

type BasketRowProps = {
  item: Basket['items'][number]
  sign: string
  /** What the last wish became, where the shop could not fulfil it as asked. */
  change: Change | null
  onModify: Modify
}

/** One line of the basket: tick, quantity, removal with a way back, and what changed about it. */
export function BasketRow({ item, sign, change, onModify }: BasketRowProps) {
  const say = useTexts(basketTexts)
  const { name, quantity, offerIdCurrent: offerId, kitId } = item
  const isSold = item.warehouseRemains <= 0
  const own = { offerId, kitId }
  const price = formatPrice(item.price.new, { sign })
  return (
    <OrderLine
      check={
        isSold ? undefined : (
          <Checkbox
            label={say('select', { name })}
            hideLabel
            checked={item.checked}
            onChange={({ currentTarget }) =>
              onModify([{ ...own, quantity, checked: currentTarget.checked }])
            }
          />
        )
      }
      picture={
        item.picture && <ProductPicture picture={pictureData(item.picture, 'thumb')} alt="" />
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
            words={{ quantity: say('quantity', { name }), less: say('less'), more: say('more') }}
            onChange={(wanted) => onModify([{ ...own, quantity: wanted }])}
          />
        )
      }
      sum={
        <OrderLineSum
          sum={item.sum.new}
          oldSum={item.sum.old}
          sign={sign}
          oldWord={say('oldPrice')}
          perPiece={
            item.byMetre
              ? say('perMetre', { price })
              : quantity > 1
                ? say('perPiece', { price })
                : undefined
          }
        />
      }
      note={<RowNote item={item} sign={sign} change={change} />}
    />
  )
}

function RowNote({ item, sign, change }: Omit<BasketRowProps, 'onModify'>) {
  const say = useTexts(basketTexts)
  if (change)
    return <Notice live>{say(`reduced.${change.reason}`, { quantity: change.quantity })}</Notice>
  if (item.seenPrice === null) return null
  return <Notice>{say('priceChanged', { price: formatPrice(item.seenPrice, { sign }) })}</Notice>
}

function RemoveButton({ item, onModify }: { item: BasketItem; onModify: Modify }) {
  const say = useTexts(basketTexts)
  const showToast = useToast()
  const add = useAddToBasket(reportBasket)
  const { name, quantity, offerIdCurrent: offerId, kitId } = item
  const remove = () =>
    onModify([{ offerId, kitId, quantity, remove: true }], {
      onSuccess: () =>
        showToast({
          text: say('removed', { name }),
          action: {
            label: say('undo'),
            onAct: () => add.mutate({ offers: [{ offerId, quantity }] }),
          },
        }),
    })
  return (
    <TextLink tone="quiet" onClick={remove}>
      {say('remove')}
    </TextLink>
  )
}
