import type { RetailOverview } from '@svetlitsa/api-client/overview/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { overviewTexts } from '@svetlitsa/i18n/overview/overview-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { buildListHref } from '../../list-detail/build-list-href.ts'

type Queue = keyof RetailOverview['queues']

/** Where each queue is worked off, in the order of urgency. */
const screens: Readonly<Record<Queue, string>> = {
  confirm: buildOrdersHref({ state: 'new' }),
  pick: buildOrdersHref({ state: 'confirmed' }),
  handOver: buildOrdersHref({ state: 'ready' }),
  reservations: buildOrdersHref({ isReservationEnded: 'true' }),
  claims: link.retailClaims(),
  refunds: buildOrdersHref({ hasRefundRequest: 'true' }),
  tags: link.retailPrice(),
  questions: link.retailModeration(),
  requests: link.retailRequests(),
}

function buildOrdersHref(filter: Readonly<Record<string, string>>): string {
  return buildListHref(link.retailOrders(), filter)
}

/** The queues that the member of staff works off, each with its number and its screen. */
export function OverviewQueues({ queues }: Pick<RetailOverview, 'queues'>) {
  const t = useTexts(overviewTexts)
  const shown = (Object.keys(screens) as Queue[]).filter((queue) => queues[queue] !== null)
  return (
    <section aria-label={t('queuesTitle')} className="grid gap-3">
      <h2 className="text-body font-semibold">{t('queuesTitle')}</h2>
      <ul className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((queue) => (
          <li
            key={queue}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
          >
            <TextLink href={screens[queue]}>{t(`queues.${queue}`)}</TextLink>
            <strong className="font-semibold tabular-nums">{queues[queue]}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
