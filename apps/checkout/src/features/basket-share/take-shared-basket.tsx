import { useBasketConflict } from '@svetlitsa/api-client/basket/basket-cache'
import { type Basket, useBasket } from '@svetlitsa/api-client/basket/queries'
import { useTakeSharedBasket } from '@svetlitsa/api-client/basket-share/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { createIdempotencyKey } from '@svetlitsa/shell/form/create-idempotency-key'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useNavigate } from '@tanstack/react-router'
import { useSummaryLabels } from '../../checkout/use-summary-labels.ts'

type TakeSharedBasketProps = { code: string; shared: Basket; sign: string }

/** The total of a suggested basket, and the ways to take it over. */
export function TakeSharedBasket({ code, shared, sign }: TakeSharedBasketProps) {
  const t = useTexts(basketTexts)
  const navigate = useNavigate()
  const labels = useSummaryLabels(shared.totalQuantity)
  const { data: own } = useBasket()
  const conflict = useBasketConflict()
  const take = useTakeSharedBasket(reportBasket)
  const { items, totalSum } = shared
  const hasOwn = (own?.allPositionsQuantity ?? 0) > 0
  const canTake = items.length > 0
  const takeAll = (replaces: boolean) =>
    take.mutate(
      { code, replaces, key: createIdempotencyKey() },
      {
        onSuccess: (answer) => {
          // What did not come in full is told here first.
          if (answer?.changes.length === 0) void navigate({ href: link.basket() })
        },
      },
    )
  const isTaking = (replaces: boolean) =>
    take.isPending && take.variables.replaces === replaces && t('share.adding')
  return (
    <section
      aria-label={t('share.summary')}
      className="rounded-large bg-surface p-4 max-lg:-mx-gutter max-lg:px-gutter max-lg:py-7 lg:sticky lg:top-22 lg:p-7"
    >
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-row">{labels.goods}</span>
        <span className="text-total whitespace-nowrap">{formatPrice(totalSum.new, { sign })}</span>
      </p>
      <div className="mt-5 flex flex-col gap-3">
        {take.data && take.data.changes.length > 0 && (
          <Shortfall changes={take.data.changes} shared={shared} />
        )}
        {conflict && (
          <Notice tone="sale" live>
            {t('conflict')}
          </Notice>
        )}
        {take.isError && <ErrorNotice text={getErrorMessage(take.error) ?? undefined} />}
        {!canTake && <Notice tone="sand">{t('share.none')}</Notice>}
        {canTake && !take.data && (
          <>
            <Button size={56} wide waiting={isTaking(false)} onClick={() => takeAll(false)}>
              {t('share.add')}
            </Button>
            {hasOwn && (
              <>
                <Button kind="quiet" wide waiting={isTaking(true)} onClick={() => takeAll(true)}>
                  {t('share.replace')}
                </Button>
                <p className="text-note text-ink-soft">{t('share.replaceNote')}</p>
              </>
            )}
          </>
        )}
      </div>
    </section>
  )
}

type ShortfallProps = {
  changes: readonly { offerId: number; asked: number; quantity: number }[]
  shared: Basket
}

/** The lines that did not come in the shared quantity, and the way on. */
function Shortfall({ changes, shared }: ShortfallProps) {
  const t = useTexts(basketTexts)
  const lines = [...shared.items, ...shared.unavailable]
  return (
    <>
      <Notice live>
        <p>{t('share.done')}</p>
        <ul className="mt-2 list-disc pl-5">
          {changes.map(({ offerId, asked, quantity }) => (
            <li key={offerId}>
              {t('share.short', {
                name: lines.find((line) => line.offerIdCurrent === offerId)?.name ?? '',
                asked: String(asked),
                quantity: String(quantity),
              })}
            </li>
          ))}
        </ul>
      </Notice>
      <Button size={56} wide href={link.basket()}>
        {t('share.open')}
      </Button>
    </>
  )
}
