import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Icon } from '@svetlitsa/ui/media/icon'
import { ChevronLeft } from 'lucide'
import { AssemblerAnswer } from '../../assembler-page/assembler-answer.tsx'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { AssemblyChecklist } from './assembly-checklist.tsx'
import { CallConfirmation } from './call-confirmation.tsx'
import { DoneCard } from './done-card.tsx'
import { listOrderDays } from './list-order-days.ts'
import { OrderLinks } from './order-links.tsx'
import { OrderPhotos } from './order-photos.tsx'
import { OrderPlace } from './order-place.tsx'
import { OrderSketches } from './order-sketches.tsx'

/** One order of the assembler: the way, the call, the checklist, photographs and sketches. */
export function OrderScreen({ number }: { number: string }) {
  const t = useTexts(assemblerTexts)
  return (
    <CabinetPage title={t('order', { number })}>
      <TextLink
        href={link.assemblerOrders()}
        tone="quiet"
        icon={<Icon iconNode={ChevronLeft} size="line" />}
      >
        <span className="flex min-h-11 items-center">{t('notFound.back')}</span>
      </TextLink>
      <AssemblerAnswer>
        {({ orders, assembled }) => {
          const order = orders.find(({ order_num }) => order_num === number)
          if (order) return <OpenOrder order={order} />
          const done = assembled.find(({ order_num }) => order_num === number)
          if (!done) return <NoOrder />
          return (
            <>
              <h1 className="mb-4 text-h1">{t('order', { number })}</h1>
              <ul className="mb-8">
                <DoneCard order={done} />
              </ul>
              <OrderPhotos order={done} />
            </>
          )
        }}
      </AssemblerAnswer>
    </CabinetPage>
  )
}

function OpenOrder({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const { order_num: number, customerName, comment, orderType } = order
  return (
    <div className="grid gap-8 lg:grid-cols-2 lg:gap-12">
      <div className="flex min-w-0 flex-col gap-4">
        <div>
          <h1 className="text-h1">{t('order', { number })}</h1>
          <p className="text-body text-ink-soft tabular-nums">
            {listOrderDays(order).map(({ date, timeFrom, timeTo }) => (
              <span key={date} className="block">
                {date ? formatDay(date, language) : t('noDate')}
                {timeFrom && `, ${timeFrom}–${timeTo}`}
              </span>
            ))}
            {t('hours', { hours: order.AssemblyDuration })}
          </p>
        </div>
        <OrderPlace order={order} />
        {customerName && (
          <p className="wrap-anywhere">
            <span className="block text-small text-ink-soft">{t('place.customer')}</span>
            {customerName}
          </p>
        )}
        {comment && (
          <p className="wrap-anywhere">
            <span className="block text-small text-ink-soft">{t('place.comment')}</span>
            {comment}
          </p>
        )}
        <OrderLinks order={order} />
        <CallConfirmation order={order} />
        <AssemblyChecklist order={order} />
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <OrderPhotos order={order} />
        {orderType === 'kitchen' && <OrderSketches number={number} />}
      </div>
    </div>
  )
}

function NoOrder() {
  const t = useTexts(assemblerTexts)
  return (
    <EmptyState
      title={t('notFound.title')}
      headingLevel={1}
      actions={<Button href={link.assemblerOrders()}>{t('notFound.back')}</Button>}
    >
      {t('notFound.text')}
    </EmptyState>
  )
}
