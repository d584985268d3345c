import {
  type Basket,
  type BasketItem,
  useAddToBasket,
  type useModifyBasket,
} from '@svetlitsa/api-client/basket/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { useFavouriteToggle } from '@svetlitsa/shell/favourite/use-favourite-toggle'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { OrderLine } from '@svetlitsa/ui/basket/order-line'
import { OrderLineSum } from '@svetlitsa/ui/basket/order-line/order-line-sum'
import { OrderLineText } from '@svetlitsa/ui/basket/order-line/order-line-text'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Bell, Heart, Trash2 } from 'lucide'
import { useState } from 'react'

type Modify = ReturnType<typeof useModifyBasket>['mutate']
type Change = { quantity: number; reason: 'minimum' | 'stock' | 'batch' | 'limit' }

type BasketRowProps = {
  item: Basket['items'][number]
  sign: string
  /** How the server corrected the last requested quantity; null when it did not. */
  change: Change | null
  /** «Курьером 24 ноября», for a checked line. */
  deliveryText?: string | undefined
  onModify: Modify
}

/** A basket line: checkbox, quantity, removal with undo, and notices of changes. */
export function BasketRow({ item, sign, change, deliveryText, onModify }: BasketRowProps) {
  const t = useTexts(basketTexts)
  const { name, quantity, offerIdCurrent: offerId } = item
  const isSold = item.warehouseRemains <= 0
  const price = formatPrice(item.price.new, { sign })
  const [corrected, setCorrected] = useState<Change | null>(null)
  const told = change ?? (corrected?.quantity === quantity ? corrected : null)
  return (
    <OrderLine
      check={
        isSold ? undefined : (
          <Checkbox
            label={t('select', { name })}
            hideLabel
            checked={item.checked}
            onChange={({ currentTarget }) =>
              onModify([{ offerId, quantity, checked: currentTarget.checked }])
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
          details={[item.sizeText, item.finish, deliveryText].filter(Boolean).join(' · ')}
          actions={
            <>
              {isSold && <StockNoticeLink item={item} />}
              <FavouriteLink item={item} />
              <RemoveButton item={item} onModify={onModify} />
            </>
          }
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
            labels={{
              quantity: t(item.byMetre ? 'lengthOf' : 'quantity', { name }),
              less: t('less'),
              more: t('more'),
              ...(item.byMetre && { unit: t('metre'), decimal: t('decimal') }),
            }}
            onChange={(newQuantity) => onModify([{ offerId, quantity: newQuantity }])}
            onCorrect={setCorrected}
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
      note={
        told && (
          <Notice live>
            {t(`${item.byMetre ? 'reducedLength' : 'reduced'}.${told.reason}`, {
              quantity: told.quantity,
            })}
          </Notice>
        )
      }
    />
  )
}

function StockNoticeLink({ item: { offerIdCurrent: offerId, name } }: { item: BasketItem }) {
  const t = useTexts(stockNoticeTexts)
  const { open } = useWindows()
  return (
    <TextLink
      icon={<Icon iconNode={Bell} size="line" />}
      aria-label={t('askOf', { name })}
      onClick={() => open('stockNotice', { offerId, name })}
    >
      {t('ask')}
    </TextLink>
  )
}

function FavouriteLink({ item }: { item: BasketItem }) {
  const t = useTexts(basketTexts)
  const { offerIdCurrent: offerId, productId, name, price } = item
  const { isActive, isLoading, toggle } = useFavouriteToggle({
    offerId,
    productId,
    name,
    price: price.new,
  })
  return (
    <TextLink
      tone="quiet"
      icon={<Icon iconNode={Heart} size="line" />}
      aria-pressed={isActive}
      disabled={isLoading}
      onClick={() => void toggle()}
    >
      {t(isActive ? 'inFavourites' : 'favourite')}
    </TextLink>
  )
}

function RemoveButton({ item, onModify }: { item: BasketItem; onModify: Modify }) {
  const t = useTexts(basketTexts)
  const showToast = useToast()
  const add = useAddToBasket(reportBasket)
  const { name, quantity, offerIdCurrent: offerId } = item
  const remove = () =>
    onModify([{ offerId, quantity, remove: true }], {
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
    <TextLink tone="quiet" icon={<Icon iconNode={Trash2} size="line" />} onClick={remove}>
      {t('remove')}
    </TextLink>
  )
}
