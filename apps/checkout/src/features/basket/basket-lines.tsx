import { type Basket, useModifyBasket } from '@svetlitsa/api-client/basket/queries'
import { useDeliveryOfBasket } from '@svetlitsa/api-client/basket-delivery/queries'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { BasketRow } from './basket-row.tsx'

type BasketLinesProps = { basket: Basket; sign: string }

/** The available lines, followed by those that cannot be bought now. */
export function BasketLines({ basket, sign }: BasketLinesProps) {
  const t = useTexts(basketTexts)
  const modify = useModifyBasket(reportBasket)
  const { data: delivery } = useDeliveryOfBasket(basket.version)
  const changes = modify.data?.changes ?? []
  return (
    <>
      {modify.isError && <ErrorNotice text={getErrorMessage(modify.error) ?? undefined} />}
      <ul className="border-t border-line">
        {basket.items.map((item) => (
          <BasketRow
            key={item.id}
            item={item}
            sign={sign}
            change={changes.find((candidate) => candidate.offerId === item.offerIdCurrent) ?? null}
            deliveryText={
              delivery?.items.find(({ offerId }) => offerId === item.offerIdCurrent)?.deliveryText
            }
            onModify={modify.mutate}
          />
        ))}
      </ul>
      {basket.unavailable.length > 0 && (
        <section className="mt-8">
          <h2 className="text-h3">{t('unavailable')}</h2>
          <ul className="mt-3 border-t border-line">
            {basket.unavailable.map((item) => (
              <BasketRow
                key={item.id}
                item={item}
                sign={sign}
                change={null}
                onModify={modify.mutate}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
