import type { Language } from '@svetlitsa/domain/language/parse-language'
import { resolveApp } from '@svetlitsa/domain/route/resolve-app'
import type { SpaName } from '@svetlitsa/domain/route/route'
import type { WindowRegistry } from '@svetlitsa/ui/overlays/window-host/window-registry'
import { Outlet, redirect, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { MinimalError } from '../error/minimal-error.tsx'
import { RedirectTable } from '../redirect/redirect-table.ts'
import { SpaRoot } from './spa-root.tsx'

type SpaRootSettings = {
  app: SpaName
  /** Windows of the app in addition to those of the shell. */
  windows?: (language: Language) => WindowRegistry
}

/** The root route of a single-page app: the shell around its screens, and what every navigation passes. */
export function buildSpaRootOptions({ app, windows }: SpaRootSettings) {
  const table = new RedirectTable(app)
  let hasStarted = false

  function Root() {
    const router = useRouter()
    const shellRouter = useMemo(
      () => ({ navigate: (href: string) => void router.navigate({ href }) }),
      [router],
    )
    return (
      <SpaRoot app={app} router={shellRouter} windows={windows}>
        <Outlet />
      </SpaRoot>
    )
  }

  return {
    component: Root,
    errorComponent: MinimalError,
    async beforeLoad({ location: { href } }: { location: { href: string } }) {
      if (!hasStarted) {
        // The router has redirected the page load itself.
        hasStarted = true
        void table.load()
        return
      }
      const target = await table.follow(href, location.origin)
      if (target === null) return
      if (target.startsWith('/') && resolveApp(target) === app) {
        // `href` takes precedence; `to` is only required by the type.
        throw redirect({ to: './', href: target, replace: true })
      }
      location.assign(target)
      // The page is being left; no other screen may appear meanwhile.
      await new Promise(() => {})
    },
  }
}
