import { MinimalError } from '@svetlitsa/shell/error/minimal-error'
import { SpaRoot } from '@svetlitsa/shell/spa/spa-root'
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { buildCheckoutWindows } from '../window/build-checkout-windows.ts'

export const Route = createRootRoute({ component: Root, errorComponent: MinimalError })

function Root() {
  const router = useRouter()
  const shellRouter = useMemo(
    () => ({ navigate: (href: string) => void router.navigate({ href }) }),
    [router],
  )
  return (
    <SpaRoot app="checkout" router={shellRouter} windows={buildCheckoutWindows}>
      <Outlet />
    </SpaRoot>
  )
}
