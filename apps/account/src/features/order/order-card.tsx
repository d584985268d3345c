import type { OrderSummary } from '@svetlitsa/api-client/query/order'
import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order-texts'
import { pictureData } from '@svetlitsa/shell/card/picture-data'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { ProductPicture } from '@svetlitsa/ui/shop/product-picture'
import { StatusChip } from '@svetlitsa/ui/shop/status-chip'
import { OrderProgress } from './order-progress.tsx'
import { useDayText } from './use-day-text.ts'

/** An order in the list: where it stands, what is in it, what is still owed. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const say = useTexts(orderTexts)
  const dayText = useDayText()
  const { sign } = order.currency
  const left = order.sum - order.paid
  const owes = left > 0 && order.state !== 'cancelled'
  return (
    <li className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h2 className="text-h3">
          <TextLink tone="bare" href={link.order(order.guid)}>
            {say('number', { number: order.id })}
          </TextLink>
        </h2>
        <span className="text-small text-ink-soft">
          {say('from', { date: dayText(order.createdAt) })}
        </span>
        <StatusChip state={order.state}>{order.status}</StatusChip>
        <p className="ml-auto text-right">
          <span className="text-h3">{formatPrice(order.sum, { sign })}</span>
          <span className={`block text-small ${owes ? 'text-ink-soft' : 'text-forest'}`}>
            {order.paymentStatus}
          </span>
        </p>
      </div>
      <div className="mt-4">
        <OrderProgress order={order} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {order.pictures.map((picture, at) => (
          <div key={`${picture.src}-${at}`} className="w-24 overflow-hidden rounded-medium">
            <ProductPicture picture={pictureData(picture, 'thumb')} alt="" />
          </div>
        ))}
        <span className="text-small text-ink-soft">{say('lines', { count: order.lineCount })}</span>
        <span className="ml-auto flex items-center gap-4">
          {owes && (
            <span className="text-small">{say('left', { sum: formatPrice(left, { sign }) })}</span>
          )}
          {owes && (
            <Button size={40} href={link.paymentMethods(order.basketGroup)}>
              {say('pay')}
            </Button>
          )}
          <Button size={40} kind="quiet" href={link.order(order.guid)}>
            {say('open')}
          </Button>
        </span>
      </div>
    </li>
  )
}
