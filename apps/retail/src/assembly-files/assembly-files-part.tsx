import { useUserData } from '@svetlitsa/api-client/session/queries'
import { isDispatcher } from '@svetlitsa/domain/identity/user-group'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { Suspense } from 'react'

// Not a part of the page until an order is opened.
const AssemblyFiles = lazyWithReload(async () => ({
  default: (await import('./assembly-files.tsx')).AssemblyFiles,
}))

/** The photographs and sketches of an assembly, in the pane of an order; for dispatchers. */
export function AssemblyFilesPart({ orderGuid }: { orderGuid: string }) {
  const { data } = useUserData()
  if (!isDispatcher((data?.userData || null)?.group ?? [])) return null
  return (
    <Suspense fallback={null}>
      <AssemblyFiles orderGuid={orderGuid} />
    </Suspense>
  )
}
