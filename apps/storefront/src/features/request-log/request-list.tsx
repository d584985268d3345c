import { useRequestLog } from '@svetlitsa/api-client/request-log/queries'
import { requestLogTexts } from '@svetlitsa/i18n/request-log/request-log-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useSyncExternalStore } from 'react'

/** Reads the query in the browser, because the cached page is the same for everybody. */
function useDebugQuery(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    () => () => {},
    () => new URLSearchParams(location.search).has('ssrdebug'),
    () => null,
  )
}

/** The log of requests: address, status and duration only. */
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
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (isPending) return <Skeleton shape="heading" />
  if (data === null) return <EmptyState title={texts.closed}>{texts.closedHint}</EmptyState>
  if (data.length === 0) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
  return (
    <table className="w-full table-fixed text-left text-small">
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr className="border-b border-line-strong text-ink-soft">
          {columns.map(([key, columnClass]) => (
            <th key={key} scope="col" className={`py-2 font-medium ${columnClass}`}>
              {texts[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((entry) => (
          <tr
            key={entry.id}
            className={`border-b border-line ${entry.status >= 500 ? 'text-sale' : ''}`}
          >
            {columns.map(([key, columnClass]) => (
              <td key={key} className={`py-2 ${columnClass}`}>
                {entry[key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
