'use client'

import { useRequestLog } from '@svetlitsa/api-client/query/request-log'
import { requestLogTexts } from '@svetlitsa/i18n/request-log-texts'
import { FaultNotice } from '@svetlitsa/shell/fault-notice'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Skeleton } from '@svetlitsa/ui/primitives/skeleton'
import { useSyncExternalStore } from 'react'

/** The address is known in the browser alone: the page is the same for everybody. */
function useDebugQuery(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    () => () => {},
    () => new URLSearchParams(location.search).has('ssrdebug'),
    () => null,
  )
}

/** What was asked of the shop, how it ended and how long it took; nothing else. */
export function RequestList() {
  const hasDebugQuery = useDebugQuery()
  return hasDebugQuery === null ? (
    <Skeleton shape="heading" />
  ) : (
    <Requests hasDebugQuery={hasDebugQuery} />
  )
}

const columns = [
  ['method', 'w-16'],
  ['path', 'wrap-anywhere'],
  ['status', 'w-16 text-right tabular-nums'],
  ['ms', 'w-20 text-right tabular-nums'],
] as const

function Requests({ hasDebugQuery }: { hasDebugQuery: boolean }) {
  const texts = requestLogTexts[useLanguage()]
  const { data, isError, isPending, refetch } = useRequestLog(hasDebugQuery)
  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="heading" />
  if (data === null) return <EmptyState title={texts.closed}>{texts.closedHint}</EmptyState>
  if (data.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  return (
    <table className="w-full table-fixed text-left text-small">
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-soft">
          {columns.map(([key, look]) => (
            <th key={key} scope="col" className={`py-2 font-medium ${look}`}>
              {texts[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((asked) => (
          <tr
            key={asked.id}
            className={`border-b border-line ${asked.status >= 500 ? 'text-sale' : ''}`}
          >
            {columns.map(([key, look]) => (
              <td key={key} className={`py-2 ${look}`}>
                {asked[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
