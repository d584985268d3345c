import { useWithdrawPaymentLink } from '@svetlitsa/api-client/payment-link/queries'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../../date/format-moment.ts'
import { MoveOutcome } from '../../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../../order-move/use-move-order.ts'

/** What is still to be paid, how, and the links that ask for it with what became of them. */
export function OrderMoney({ order }: { order: RetailOrder }) {
  const t = useTexts(retailOrderTexts)
  const { due, checkoutDue, placement, fromTill, links } = order.money
  const isByBill = placement === 'bill'
  const format = (sum: number) => formatPrice(sum, { sign: order.currency.sign, convert: false })
  if (checkoutDue === 0 && fromTill === 0 && links.length === 0) return null
  return (
    <section aria-label={t('money.title')} className="mt-3 grid gap-1">
      {due > 0 && <p className="font-medium">{t('money.due', { sum: format(due) })}</p>}
      {checkoutDue > due && (
        <p className="text-ink-soft">{t('money.dueTogether', { sum: format(checkoutDue) })}</p>
      )}
      {placement === 'onReceipt' && <p>{t('money.placed')}</p>}
      {isByBill && <p>{t('money.placedByBill')}</p>}
      {fromTill > 0 && (
        <p>{t(isByBill ? 'money.fromTransfer' : 'money.fromTill', { sum: format(fromTill) })}</p>
      )}
      {links.length > 0 && <PaymentLinks links={links} format={format} />}
    </section>
  )
}

type PaymentLinksProps = {
  links: RetailOrder['money']['links']
  format: (sum: number) => string
}

function PaymentLinks({ links, format }: PaymentLinksProps) {
  const t = useTexts(retailOrderTexts)
  const language = useLanguage()
  const withdraw = useWithdrawPaymentLink()
  const { move, ...outcome } = useMoveOrder()
  return (
    <>
      <h3 className="mt-4 font-medium">{t('links.title')}</h3>
      <ul aria-label={t('links.title')}>
        {links.map(({ guid, amount, state, by, expiresAt }) => {
          const sum = amount === null ? t('links.ownSum') : format(amount)
          return (
            <li key={guid} className="flex justify-between gap-3 border-b border-line py-2">
              <span className="min-w-0">
                {sum} · {t(`links.states.${state}`)}
                <span className="block text-note text-ink-soft">
                  {[by, t('links.until', { date: formatMoment(expiresAt, language) })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              {state === 'open' && (
                <TextLink
                  tone="quiet"
                  aria-label={t('links.withdrawNamed', { sum })}
                  onClick={() => void move(() => withdraw.mutateAsync(guid))}
                >
                  {t('links.withdraw')}
                </TextLink>
              )}
            </li>
          )
        })}
      </ul>
      <MoveOutcome {...outcome} />
    </>
  )
}
