import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Camera, Check, FileText } from 'lucide'
import { useWaitingOrder } from '../../outbox/use-waiting-order.ts'
import { CallConfirmation } from './call-confirmation.tsx'
import type { OrderDay } from './list-order-days.ts'
import { OrderItems } from './order-items.tsx'
import { OrderLinks } from './order-links.tsx'
import { OrderPlace } from './order-place.tsx'

type JobCardProps = {
  order: AssemblyOrder
  /** The one the assembler works at: shown whole. */
  isCurrent?: boolean
  /** One of its days; the first if it is left out. */
  day?: OrderDay | undefined
}

/** One assembly job: time, address, goods and what can be done now (assembler.orders). */
export function JobCard({ order, isCurrent = false, day = order }: JobCardProps) {
  const t = useTexts(assemblerTexts)
  const { order_num: number, AssemblyDuration: hours, items } = order
  const { timeFrom, timeTo } = day
  const page = link.assemblerOrder(number)
  const { isFinished, isCalled } = useWaitingOrder(number)
  const needsCall = order.calledAt === null && !isCalled
  return (
    <li
      className={`flex min-w-0 flex-col gap-4 rounded-large bg-surface p-5 ${isCurrent ? 'border-2 border-accent' : 'border border-line'}`}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-window tabular-nums">
            {timeFrom ? `${timeFrom}–${timeTo}` : t('noTime')}
          </h3>
          {isFinished && <Badge tone="ready">{t('done')}</Badge>}
          {isCurrent && !isFinished && <Badge tone="new">{t('now')}</Badge>}
          <TextLink href={page} tone="quiet">
            <span className="flex min-h-11 items-center">{t('order', { number })}</span>
          </TextLink>
        </div>
        <OrderPlace order={order} />
        <p className="mt-1 text-small text-ink-soft wrap-anywhere">
          {!isCurrent && `${items.map(({ name }) => name).join(', ')} · `}
          {t('hours', { hours })}
        </p>
      </div>
      {isCurrent && <OrderItems items={items} />}
      <OrderLinks order={order} />
      {isCurrent && <JobParts order={order} />}
      <CallConfirmation order={order} />
      {isCurrent && !needsCall && !isFinished && (
        <Button size={56} wide href={`${page}#checklist`} icon={<Icon iconNode={Check} />}>
          {t('checklist.open')}
        </Button>
      )}
    </li>
  )
}

function JobParts({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const { order_num: number, orderType, photos } = order
  const page = link.assemblerOrder(number)
  const waiting = useWaitingOrder(number).photos
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-3">
      <Button kind="quiet" size={56} wide href={`${page}#photos`} icon={<Icon iconNode={Camera} />}>
        {t('photo.count', { count: photos.length + waiting.length })}
      </Button>
      {orderType === 'kitchen' && (
        <Button
          kind="quiet"
          size={56}
          wide
          href={`${page}#sketches`}
          icon={<Icon iconNode={FileText} />}
        >
          {t('sketch.link')}
        </Button>
      )}
    </div>
  )
}
