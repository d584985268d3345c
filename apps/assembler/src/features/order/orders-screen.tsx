import type { AssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { formatWeekday } from '@svetlitsa/i18n/format/format-weekday'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { AssemblerAnswer } from '../../assembler-page/assembler-answer.tsx'
import { CabinetPage } from '../../assembler-page/cabinet-page.tsx'
import { DoneCard } from './done-card.tsx'
import { JobCard } from './job-card.tsx'
import { listOrderDays, type OrderDay } from './list-order-days.ts'

/** All orders of the assembler by day, and those assembled lately (assembler.orders). */
export function OrdersScreen() {
  const t = useTexts(assemblerTexts)
  return (
    <CabinetPage title={t('nav.orders')}>
      <h1 className="mb-5 text-h1">{t('nav.orders')}</h1>
      <AssemblerAnswer>{(data) => <Orders data={data} />}</AssemblerAnswer>
    </CabinetPage>
  )
}

function Orders({ data }: { data: AssemblerData }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const jobs = data.orders.flatMap((order) => listOrderDays(order).map((day) => ({ order, day })))
  const days = Map.groupBy(jobs.toSorted(compareDays), ({ day }) => day.date)
  const getDayText = (day: string | null) =>
    day ? `${formatDay(day, language)}, ${formatWeekday(day, language, 'short')}` : t('noDate')
  return (
    <div className="flex flex-col gap-8">
      {days.size === 0 && <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>}
      {[...days].map(([date, jobsOfDay]) => (
        <section key={date} className="flex flex-col gap-3">
          <h2 className="text-h2">{getDayText(date)}</h2>
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {jobsOfDay.map(({ order, day }) => (
              <JobCard key={order.order_num} order={order} day={day} />
            ))}
          </ul>
        </section>
      ))}
      {data.assembled.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-h2">{t('assembled')}</h2>
          <ul className="grid items-start gap-4 lg:grid-cols-2">
            {data.assembled.map((order) => (
              <DoneCard key={order.order_num} order={order} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What has no day yet comes last. */
function compareDays({ day: one }: { day: OrderDay }, { day: other }: { day: OrderDay }): number {
  const getKey = ({ date, timeFrom }: OrderDay) => `${date ?? '9999'} ${timeFrom ?? ''}`
  return getKey(one).localeCompare(getKey(other))
}
