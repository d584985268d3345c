import { type AssemblerData, useAssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'

/** Shows the assembler's orders and balance when they are there, from the network or the device. */
export function AssemblerAnswer({ children }: { children: (data: AssemblerData) => ReactNode }) {
  const { data, isError, refetch } = useAssemblerData()
  if (data) return children(data)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  return (
    <div className="h-60" aria-busy="true">
      <Skeleton shape="block" />
    </div>
  )
}
