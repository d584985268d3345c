import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import type { ReactNode } from 'react'
import { PageSkeleton } from './page-skeleton.tsx'

export interface LoadedQuery<Data> {
  data: Data | undefined
  isError: boolean
  /** Whether the request waits for the network. */
  isPaused: boolean
  refetch: () => unknown
}

type LoadedProps<Data> = {
  query: LoadedQuery<Data>
  /** Blocks of the skeleton. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** What a query answered; a skeleton until then, and a way to try again where it failed. */
export function Loaded<Data>({ query, rows, children }: LoadedProps<Data>) {
  const { data, isError, isPaused, refetch } = query
  if (data !== undefined) return children(data)
  if (isError || isPaused) return <ErrorNotice onRetry={() => void refetch()} />
  return <PageSkeleton {...(rows ? { rows } : {})} />
}
