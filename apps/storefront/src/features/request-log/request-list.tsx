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
          <th scope="col" className="w-16 py-2 font-medium">
            {texts.method}
          </th>
          <th scope="col" className="py-2 font-medium">
            {texts.path}
          </th>
          <th scope="col" className="w-16 py-2 text-right font-medium">
            {texts.status}
          </th>
          <th scope="col" className="w-20 py-2 text-right font-medium">
            {texts.ms}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.map(({ id, method, path, status, ms }) => (
          <tr key={id} className={`border-b border-line ${status >= 500 ? 'text-sale' : ''}`}>
            <td className="py-2">{method}</td>
            <td className="py-2 wrap-anywhere">{path}</td>
            <td className="py-2 text-right tabular-nums">{status}</td>
            <td className="py-2 text-right tabular-nums">{ms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
