import { type Basket, useModifyBasket } from '@svetlitsa/api-client/query/basket'
import { basketTexts } from '@svetlitsa/i18n/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/basket-events'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { BasketRow } from './basket-row.tsx'

type BasketLinesProps = { basket: Basket; sign: string }

/** The lines that can be bought, and apart from them those that cannot be now. */
export function BasketLines({ basket, sign }: BasketLinesProps) {
  const say = useTexts(basketTexts)
  const modify = useModifyBasket(reportBasket)
  const changes = modify.data?.changes ?? []
  return (
    <>
      {modify.isError && (
        <Notice tone="sale" live>
          {faultText(modify.error)}
        </Notice>
      )}
      <ul className="border-t border-line">
        {basket.items.map((item) => (
          <BasketRow
            key={item.id}
            item={item}
            sign={sign}
            change={changes.find((one) => one.offerId === item.offerIdCurrent) ?? null}
            onModify={modify.mutate}
          />
        ))}
      </ul>
      {basket.unavailable.length > 0 && (
        <section className="mt-8">
          <h2 className="text-h3">{say('unavailable')}</h2>
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
