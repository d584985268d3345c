import { CallError } from '@svetlitsa/api-client/call/call-error'
import type { CustomerOrderSummary } from '@svetlitsa/api-client/customer-order/queries'
import type { ReactNode } from 'react'
import { Loaded, type LoadedQuery } from '../account/loaded.tsx'
import { KeptOrders } from './kept-orders.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { useKeepOrders } from './use-keep-orders.ts'

interface OrderPage {
  orders: CustomerOrderSummary[]
  pages: number
}

type LoadedOrdersProps = {
  query: LoadedQuery<OrderPage> & {
    error: Error | null
    dataUpdatedAt: number
    isPlaceholderData: boolean
  }
  /** Whether the query asks for the newest orders without a filter. */
  isNewest: boolean
  rows?: number
  children: (page: OrderPage) => ReactNode
}

/** Orders as they were fetched; without a network those that were shown last, or that are kept. */
export function LoadedOrders({ query, isNewest, rows, children }: LoadedOrdersProps) {
  const { data, dataUpdatedAt, isPlaceholderData, isPaused, error, refetch } = query
  useKeepOrders(isNewest && !isPlaceholderData ? data?.orders : undefined, dataUpdatedAt)
  const isOffline = isPaused || (error !== null && !(error instanceof CallError))
  const retry = () => void refetch()
  if (isOffline && data === undefined) return <KeptOrders onRetry={retry} />
  return (
    <>
      {isOffline && (
        <OfflineNotice moment={new Date(dataUpdatedAt).toISOString()} onRetry={retry} />
      )}
      <Loaded query={query} {...(rows ? { rows } : {})}>
        {children}
      </Loaded>
    </>
  )
}
