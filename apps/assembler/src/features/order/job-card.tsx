import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import type { getAssemblerData } from '@svetlitsa/api-client/contract/order'
import { assemblerTexts } from '@svetlitsa/i18n/assembler-texts'
import { dayText } from '@svetlitsa/i18n/day-text'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useTexts } from '@svetlitsa/shell/use-texts'

type Job = AnswerOf<typeof getAssemblerData>['orders'][number]

/** One order to assemble: when, where, what, and how long it takes (account §5). */
export function JobCard({ order, current }: { order: Job; current: boolean }) {
  const say = useTexts(assemblerTexts)
  const language = useLanguage()
  const day = order.date ? dayText(order.date, language) : say('noDate')
  return (
    <li
      className={`rounded-large border bg-surface p-5 ${current ? 'border-2 border-accent' : 'border-line'}`}
    >
      <p className="text-window">
        {day}
        {order.timeFrom && `, ${order.timeFrom}–${order.timeTo}`}
      </p>
      <p className="mt-1 text-h3">{order.address || say('address')}</p>
      <p className="mt-1 text-small text-ink-soft">
        {say('order', { number: order.order_num })} ·{' '}
        {say('hours', { hours: order.AssemblyDuration })}
      </p>
      <ul aria-label={say('items')} className="mt-4 border-t border-line">
        {order.items.map((item) => (
          <li
            key={item.name}
            className="flex min-h-11 items-center justify-between gap-4 border-b border-line py-2"
          >
            <span>
              {item.name} × {item.quantity}
            </span>
            <span className="shrink-0 text-small text-ink-soft">
              {say('minutes', { minutes: item.minutes * item.quantity })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
