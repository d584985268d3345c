'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense } from 'react'
import type { FaultNoticeProps } from './fault-notice.tsx'

const FaultNotice = lazyPart(() =>
  import('./fault-notice.tsx').then(({ FaultNotice }) => ({ default: FaultNotice })),
)

/** The same notice for parts of a page's first load: its words and drawing come when something failed. */
export function LazyFaultNotice(props: FaultNoticeProps) {
  return (
    <Suspense>
      <FaultNotice {...props} />
    </Suspense>
  )
}
