import { useKeptOrders } from '@svetlitsa/api-client/kept-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useFormatDay } from '../date/use-format-day.ts'
import { describeKeptOrder } from './describe-kept-order.ts'
import { OfflineNotice } from './offline-notice.tsx'

/** The last orders as they are kept in this browser, while there is no network. */
export function KeptOrders({ onRetry }: { onRetry: () => void }) {
  const { data: session } = useUserData()
  const { data: kept, isPending } = useKeptOrders(session?.userData ? session.userData.id : null)
  const language = useLanguage()
  const formatDay = useFormatDay()
  if (isPending) return null
  if (!kept) return <ErrorNotice onRetry={onRetry} />
  return (
    <>
      <OfflineNotice moment={kept.keptAt} onRetry={onRetry} />
      <ul className="mt-4 border-t border-line">
        {kept.orders.map((order) => {
          const { title, lines } = describeKeptOrder(order, language, formatDay)
          return (
            <li key={order.id} className="border-b border-line py-4">
              <h2 className="text-h3">{title}</h2>
              {lines.map((line) => (
                <p key={line} className="mt-1 text-small text-ink-soft">
                  {line}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </>
  )
}
