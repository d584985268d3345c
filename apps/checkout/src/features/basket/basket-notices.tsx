import { useBasketConflict } from '@svetlitsa/api-client/basket/basket-cache'
import { type Basket, useModifyBasket, useUndoClear } from '@svetlitsa/api-client/basket/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { basketTexts } from '@svetlitsa/i18n/basket/basket-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { reportBasket } from '@svetlitsa/shell/analytics/event/basket-events'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useEffect, useRef } from 'react'
import { useChangeTexts } from '../../basket-change/use-change-texts.ts'

type BasketNoticesProps = { basket: Basket; sign: string; isJustCleared: boolean }

/** What the shopper should know before the lines: changed elsewhere, cleared, new prices. */
export function BasketNotices({ basket, sign, isJustCleared }: BasketNoticesProps) {
  const { clearedCount } = basket
  return (
    <div className="mb-5 flex flex-col gap-3 empty:hidden">
      <ConflictNotice />
      {clearedCount > 0 && <ClearedNotice count={clearedCount} takesFocus={isJustCleared} />}
      <PriceChangeNotice basket={basket} sign={sign} />
    </div>
  )
}

/** The last change was not made, because another tab or device changed the basket before it. */
function ConflictNotice() {
  const t = useTexts(basketTexts)
  const formatChange = useChangeTexts()
  const conflict = useBasketConflict()
  if (!conflict) return null
  return (
    <Notice live>
      <p>{t('conflict')}</p>
      {conflict.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {conflict.map((change) => (
            <li key={`${change.offerId} ${change.reason}`}>{formatChange(change)}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Undoes a clear. Stays as long as the server keeps the lines, so it cannot vanish while focused. */
function ClearedNotice({ count, takesFocus }: { count: number; takesFocus: boolean }) {
  const t = useTexts(basketTexts)
  const tError = useTexts(loadErrorTexts)
  const undo = useUndoClear(reportBasket)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that was pressed is gone with the lines.
    if (takesFocus) ref.current?.focus()
  }, [takesFocus])
  return (
    <div ref={ref} tabIndex={-1} className="rounded-medium">
      <Notice
        tone="sand"
        live
        action={
          <TextLink disabled={undo.isPending} onClick={() => undo.mutate(undefined)}>
            {t('restore')}
          </TextLink>
        }
      >
        <p>{t('cleared', { count })}</p>
        {undo.isError && (
          <p className="mt-1 text-sale">{getErrorMessage(undo.error) ?? tError('text')}</p>
        )}
      </Notice>
    </div>
  )
}

/** The prices that changed since the lines were last confirmed; told until it is read. */
function PriceChangeNotice({ basket, sign }: { basket: Basket; sign: string }) {
  const t = useTexts(basketTexts)
  const modify = useModifyBasket()
  const changed = basket.items.filter(({ seenPrice }) => seenPrice !== null)
  if (changed.length === 0) return null
  const format = (price: number) => formatPrice(price, { sign })
  // A line that is saved as it is counts as confirmed at its current price.
  const confirm = () =>
    modify.mutate(changed.map(({ offerIdCurrent: offerId, quantity }) => ({ offerId, quantity })))
  return (
    <Notice
      action={
        <TextLink disabled={modify.isPending} onClick={confirm}>
          {t('gotIt')}
        </TextLink>
      }
    >
      {changed.length > 1 && <p>{t('news.title')}</p>}
      <ul className={changed.length > 1 ? 'mt-1 list-disc pl-5' : undefined}>
        {changed.map(({ id, name, price, seenPrice }) => {
          const was = seenPrice ?? price.new
          const difference = Math.abs(price.new - was)
          return (
            <li key={id}>
              {t(price.new < was ? 'news.cheaper' : 'news.dearer', {
                name,
                difference: format(difference),
                was: format(was),
                now: format(price.new),
              })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}
