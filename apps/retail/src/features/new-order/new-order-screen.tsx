import { useAddToBasket, useBasket, useModifyBasket } from '@svetlitsa/api-client/basket/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { newOrderTexts } from '@svetlitsa/i18n/new-order/new-order-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { BasketLink } from './basket-link.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { NewOrderLines } from './new-order-lines.tsx'
import { OfferSearch } from './offer-search.tsx'

/**
 * An order that staff make for a customer, from the basket of the member of staff: goods, the
 * customer, and the order handed over (payment.confirm).
 */
export function NewOrderScreen({ userName }: { userName: string }) {
  const t = useTexts(newOrderTexts)
  const { data: basket, isError, refetch } = useBasket()
  const { data: initial } = useInitialData()
  const region = initial?.regionData
  const sign = region?.currency.sign ?? ''
  const add = useAddToBasket()
  const modify = useModifyBasket()
  const changes = [...(add.data?.changes ?? []), ...(modify.data?.changes ?? [])]
  return (
    <RetailPage title={t('title')} userName={userName}>
      <div className="mx-auto max-w-320 px-4 py-4 lg:px-6">
        <TextLink href={link.retailOrders()}>{t('back')}</TextLink>
        <h1 className="mt-2 text-h2">{t('title')}</h1>
        {region && <p className="text-ink-soft">{t('place', { region: region.NAME })}</p>}
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        <div className="mt-5 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)]">
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <OfferSearch
              isAdding={add.isPending}
              error={add.error}
              onAdd={(offerId, quantity) => add.mutate({ offers: [{ offerId, quantity }] })}
            />
            {basket ? (
              <NewOrderLines
                basket={basket}
                sign={sign}
                changes={changes}
                isStale={modify.data === null}
                onModify={modify.mutate}
              />
            ) : (
              <Skeleton shape="block" />
            )}
          </div>
          {basket && (
            <div className="grid grid-cols-1 gap-6">
              <BuyerForm basket={basket} sign={sign} />
              {basket.items.length > 0 && <BasketLink key={basket.version} />}
            </div>
          )}
        </div>
      </div>
    </RetailPage>
  )
}
