import type { Language } from '@svetlitsa/domain/language/language'
import type { SpaName } from '@svetlitsa/domain/route/route'
import { resolveApp } from '@svetlitsa/domain/route/segment-owner'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import { Outlet, redirect, useRouter } from '@tanstack/react-router'
import { type ComponentType, Fragment, type ReactNode, useMemo } from 'react'
import { MinimalError } from '../error/minimal-error.tsx'
import { RedirectTable } from '../redirect/redirect-table.ts'
import { isNewBuildWaiting } from '../version/new-build.ts'
import { SpaRoot } from './spa-root.tsx'

type SpaRootSettings = {
  app: SpaName
  /** Windows of the app in addition to those of the shell. */
  windows?: (language: Language) => WindowRegistry
  /** Stands before the screens: asks guests to log in. The checkout has no screen that needs it. */
  guard?: ComponentType<{ children: ReactNode }>
}

/** The root route of a single-page app: the shell around its screens, and what every navigation passes. */
export function buildSpaRootOptions(settings: SpaRootSettings) {
  const { app } = settings
  const table = new RedirectTable(app)
  let hasStarted = false

  return {
    component: () => <SpaRootRoute {...settings} />,
    errorComponent: MinimalError,
    async beforeLoad({ location: { href } }: { location: { href: string } }) {
      if (!hasStarted) {
        // The router has redirected the page load itself.
        hasStarted = true
        void table.load()
        return
      }
      const target = await table.follow(href, location.origin)
      if (target === null && !isNewBuildWaiting()) return
      if (target?.startsWith('/') && resolveApp(target) === app && !isNewBuildWaiting()) {
        // `href` takes precedence; `to` is only required by the type.
        throw redirect({ to: './', href: target, replace: true })
      }
      // Out of the app only the router redirects: it knows which origins are allowed. A newer build
      // in service loads the next page as a whole, too (pwa.version).
      location.assign(href)
      // The page is being left; no other screen may appear meanwhile.
      await new Promise(() => {})
    },
  }
}

function SpaRootRoute({ app, windows, guard: Guard = Fragment }: SpaRootSettings) {
  const router = useRouter()
  const shellRouter = useMemo(
    () => ({ navigate: (href: string) => void router.navigate({ href }) }),
    [router],
  )
  return (
    <SpaRoot app={app} router={shellRouter} windows={windows}>
      <Guard>
        <Outlet />
      </Guard>
    </SpaRoot>
  )
}
