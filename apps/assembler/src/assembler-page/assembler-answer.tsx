import { type AssemblerData, useAssemblerData } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import type { ReactNode } from 'react'

/** Shows the assembler's orders and balance when they are there, from the network or the device. */
export function AssemblerAnswer({ children }: { children: (data: AssemblerData) => ReactNode }) {
  const t = useTexts(assemblerTexts)
  const { data, isError, isPaused, refetch } = useAssemblerData()
  if (data) return children(data)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (isPaused) return <Notice live>{t('offline')}</Notice>
  return (
    <div className="h-60" aria-busy="true">
      <Skeleton shape="block" />
    </div>
  )
}
