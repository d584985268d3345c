import { useSharedBasket } from '@svetlitsa/api-client/basket-share/queries'
import { useInitialData } from '@svetlitsa/api-client/shell/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { SharedLine } from './shared-line.tsx'
import { TakeSharedBasket } from './take-shared-basket.tsx'

/** A basket that somebody suggests by a link (route.basket-share). */
export function SharedBasketScreen({ code }: { code: string }) {
  const t = useTexts(basketTexts)
  const { data: shared, isError, isPending, refetch } = useSharedBasket(code)
  const { data: initial } = useInitialData()
  const sign = initial?.regionData.currency.sign
  return (
    <SpaPage title={t('share.title')}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {(isPending || !sign) && !isError && <Spinner size="bar" label={t('share.title')} />}
      {shared === null && <MissingBasket />}
      {shared && sign && (
        <>
          <h1 className="text-h1">{t('share.title')}</h1>
          <p className="mt-2 max-w-text text-body text-ink-soft">{t('share.intro')}</p>
          <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_--spacing(100)] lg:gap-14">
            <div className="min-w-0">
              <ul className="border-t border-line empty:hidden">
                {shared.items.map((item) => (
                  <SharedLine key={item.id} item={item} sign={sign} />
                ))}
              </ul>
              {shared.unavailable.length > 0 && (
                <section className="mt-8 first:mt-0">
                  <h2 className="text-h3">{t('unavailable')}</h2>
                  <ul className="mt-3 border-t border-line">
                    {shared.unavailable.map((item) => (
                      <SharedLine key={item.id} item={item} sign={sign} />
                    ))}
                  </ul>
                </section>
              )}
            </div>
            <TakeSharedBasket code={code} shared={shared} sign={sign} />
          </div>
        </>
      )}
    </SpaPage>
  )
}

function MissingBasket() {
  const t = useTexts(basketTexts)
  return (
    <EmptyState
      title={t('share.missing')}
      headingLevel={1}
      size="page"
      actions={<Button href={link.catalog()}>{t('empty.go')}</Button>}
    >
      {t('share.missingText')}
    </EmptyState>
  )
}
