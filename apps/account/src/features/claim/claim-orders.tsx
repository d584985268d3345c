import type { ClaimableOrder } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { Button } from '@svetlitsa/ui/actions/button'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { useFormatDay } from '../../date/use-format-day.ts'

/** Delivered orders to choose from; one with an unfinished claim goes on with it. */
export function ClaimOrders({ orders }: { orders: readonly ClaimableOrder[] }) {
  const t = useTexts(claimFormTexts)
  return (
    <section aria-labelledby="claim-orders" className="mt-10">
      <h2 id="claim-orders" className="text-h2">
        {t('list.orders')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">
        {t(orders.length > 0 ? 'list.ordersNote' : 'list.noOrders')}
      </p>
      {orders.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {orders.map((order) => (
            <OrderRow key={order.orderGuid} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

function OrderRow({ order }: { order: ClaimableOrder }) {
  const t = useTexts(claimFormTexts)
  const language = useLanguage()
  const formatDate = useFormatDay()
  const { orderId, deliveredAt, warrantyUntil, pictures, lineCount, draft } = order
  const name = t('order', { number: orderId })
  const action = t(draft ? 'list.resume' : 'list.go')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-5">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="text-body font-medium">{name}</h3>
        <p className="text-small text-ink-soft">
          {t('list.delivered', {
            date: formatDate(deliveredAt),
            until: formatDay(warrantyUntil, language, { year: true }),
          })}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {pictures.map((picture, index) => (
            <div
              key={`${picture.src}-${index}`}
              className="w-16 overflow-hidden rounded-small bg-sand"
            >
              <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />
            </div>
          ))}
          <span className="text-small text-ink-soft">{t('list.goods', { count: lineCount })}</span>
        </div>
      </div>
      <Button
        size={40}
        kind="soft"
        href={draft ? link.claim({ claim: draft }) : link.claim({ order: orderId })}
        aria-label={`${action}: ${name}`}
      >
        {action}
      </Button>
    </li>
  )
}
