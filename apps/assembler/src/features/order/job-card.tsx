import type { getAssemblerData } from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'

type Job = CallAnswer<typeof getAssemblerData>['orders'][number]

/** One assembly job: time, address, items and duration (assembler.orders). */
export function JobCard({ order, current }: { order: Job; current: boolean }) {
  const t = useTexts(assemblerTexts)
  const language = useLanguage()
  const day = order.date ? formatDay(order.date, language) : t('noDate')
  return (
    <li
      className={`rounded-large border bg-surface p-5 ${current ? 'border-2 border-accent' : 'border-line'}`}
    >
      <p className="text-window">
        {day}
        {order.timeFrom && `, ${order.timeFrom}–${order.timeTo}`}
      </p>
      <p className="mt-1 text-h3">{order.address || t('address')}</p>
      <p className="mt-1 text-small text-ink-soft">
        {t('order', { number: order.order_num })} · {t('hours', { hours: order.AssemblyDuration })}
      </p>
      <ul aria-label={t('items')} className="mt-4 border-t border-line">
        {order.items.map((item) => (
          <li
            key={item.name}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2"
          >
            <span>
              {item.name} × {item.quantity}
            </span>
            <span className="shrink-0 text-small text-ink-soft">
              {t('minutes', { minutes: item.minutes * item.quantity })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
