import type { Order } from '@svetlitsa/api-client/order/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Check } from 'lucide'
import type { ReactNode } from 'react'

type OrderStepsProps = {
  /** 4: all are done. */
  current: 1 | 2 | 3 | 4
  /** The orders that the contacts made; none before. */
  orders?: readonly Order[]
}

const steps = ['contacts', 'delivery', 'payment'] as const

/**
 * Where the older checkout stands, and what its done steps hold. The delivery can be changed until
 * money is received; the contacts made the order and stay.
 */
export function OrderSteps({ current, orders = [] }: OrderStepsProps) {
  const t = useTexts(checkoutStepsTexts)
  const language = useLanguage()
  const [first] = orders
  const canChange = current === 3 && first && orders.every(({ sums }) => sums.paid === 0)
  const describe = (step: (typeof steps)[number]): ReactNode => {
    if (step === 'contacts') {
      const { name = '', phone = '' } = first?.customer ?? {}
      return [name, formatPhone(phone) ?? phone].filter(Boolean).join(', ')
    }
    if (step === 'payment') return null
    return orders
      .flatMap(({ delivery }) => (delivery ? [delivery] : []))
      .map(({ date, description, address }) =>
        [address ?? description, date && formatDay(date, language)].filter(Boolean).join(', '),
      )
      .join('; ')
  }
  return (
    <ol aria-label={t('steps')} className="mt-5 grid gap-x-8 gap-y-3 md:grid-cols-3">
      {steps.map((step, index) => {
        const number = index + 1
        const isDone = number < current
        return (
          <li
            key={step}
            aria-current={number === current ? 'step' : undefined}
            className={`flex min-w-0 gap-3 ${isDone || number === current ? '' : 'max-md:hidden'}`}
          >
            <span
              aria-hidden="true"
              className={`flex size-8 shrink-0 items-center justify-center rounded-full text-small font-semibold ${getCircle(number, current)}`}
            >
              {isDone ? <Icon iconNode={Check} size="line" /> : number}
            </span>
            <span className="min-w-0 pt-1">
              <span className={number > current ? 'text-ink-soft' : 'font-medium'}>
                {t(`${step}.title`)}
                {isDone && <span className="sr-only">, {t('done')}</span>}
              </span>
              {isDone && (
                <span className="mt-0.5 block text-small wrap-anywhere text-ink-soft">
                  {describe(step)}
                </span>
              )}
              {isDone && canChange && step === 'delivery' && (
                <span className="mt-0.5 block text-small">
                  <TextLink
                    href={link.delivery(first.basketGroup)}
                    aria-label={t('changeOf', { step: t('delivery.title') })}
                  >
                    {t('change')}
                  </TextLink>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function getCircle(number: number, current: number): string {
  if (number < current) return 'bg-forest text-on-forest'
  return number === current ? 'bg-accent text-on-accent' : 'bg-sand text-ink-soft'
}
