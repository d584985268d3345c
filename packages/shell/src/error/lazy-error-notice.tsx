import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'
import type { ErrorNoticeProps } from './error-notice.tsx'

const ErrorNotice = lazyWithReload(() =>
  import('./error-notice.tsx').then(({ ErrorNotice }) => ({ default: ErrorNotice })),
)

/** The same notice for parts of the first load: its code and texts load only after an error. */
export function LazyErrorNotice(props: ErrorNoticeProps) {
  return (
    <Suspense>
      <ErrorNotice {...props} />
    </Suspense>
  )
}
