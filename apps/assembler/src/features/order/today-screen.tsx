import type { AssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { AssemblerAnswer } from '../../assembler-page/assembler-answer.tsx'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { useWaitingOrders } from '../../outbox/use-waiting-orders.ts'
import { DoneCard } from './done-card.tsx'
import { findToday } from './find-today.ts'
import { JobCard } from './job-card.tsx'
import { listOrderDays } from './list-order-days.ts'

/** The assembler's day: the current job first, then the others, then what is done (/assembler). */
export function TodayScreen() {
  const t = useTexts(assemblerTexts)
  return (
    <CabinetPage title={t('nav.today')}>
      <AssemblerAnswer>{(data) => <Day data={data} />}</AssemblerAnswer>
    </CabinetPage>
  )
}

function Day({ data }: { data: AssemblerData }) {
  const t = useTexts(assemblerTexts)
  const { isFinished } = useWaitingOrders()
  const today = findToday(data.today, new Date())
  const orders = data.orders
    .filter((order) => findDay(order, today))
    .toSorted((one, other) => getStart(one, today).localeCompare(getStart(other, today)))
  const current = orders.find(({ order_num: number }) => !isFinished(number))
  const done = data.assembled.filter((order) => findDay(order, today))
  return (
    <>
      <DayHead today={today} balance={data.balance} name={data.name} />
      {orders.length + done.length === 0 && (
        <EmptyState
          title={t('empty.today')}
          actions={
            <TextLink href={link.assemblerOrders()}>
              <span className="flex min-h-11 items-center">{t('nav.orders')}</span>
            </TextLink>
          }
        >
          {t('empty.todayText')}
        </EmptyState>
      )}
      <ul className="grid items-start gap-4 lg:grid-cols-2">
        {orders.map((order) => (
          <JobCard
            key={order.order_num}
            order={order}
            isCurrent={order === current}
            day={findDay(order, today)}
          />
        ))}
        {done.map((order) => (
          <DoneCard key={order.order_num} order={order} />
        ))}
      </ul>
    </>
  )
}

/** The day of an order that is today, be it the second of a long assembly. */
function findDay(order: Parameters<typeof listOrderDays>[0], today: string) {
  return listOrderDays(order).find(({ date }) => date === today)
}

/** The first of the day is the current one, also where it began the day before. */
function getStart(order: Parameters<typeof listOrderDays>[0], today: string): string {
  return findDay(order, today)?.timeFrom ?? '24:00'
}

type DayHeadProps = { today: string; balance: number; name: string }

function DayHead({ today, balance, name }: DayHeadProps) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const weekday = formatWeekday(today, language, 'long')
  return (
    <div className="mb-5 flex items-end justify-between gap-4">
      <div className="min-w-0">
        <p className="text-body text-ink-soft first-letter:uppercase">{weekday}</p>
        <h1 className="text-h1">
          {formatDay(today, language)}
          <span className="sr-only">. {t('hello', { name })}</span>
        </h1>
      </div>
      <a href={link.assemblerBalance()} className="shrink-0 rounded-small text-right">
        <span className="block text-small text-ink-soft">{t('balance.title')}</span>
        <span className="block text-h3 tabular-nums">{formatPrice(balance)}</span>
      </a>
    </div>
  )
}
