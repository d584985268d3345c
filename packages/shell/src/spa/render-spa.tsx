import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { loadChunk } from '@svetlitsa/ui/lazy/load-chunk'
import { type ComponentProps, lazy, type ReactNode, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { PlainError } from '../error/plain-error.tsx'
import { readPageLanguage } from '../language/read-page-language.ts'

// They bring the header and the footer, which the screens of the short layout do without.
const LazyNotFound = lazyWithReload(() =>
  import('./spa-not-found.tsx').then(({ SpaNotFound }) => ({ default: SpaNotFound })),
)
const LazyError = lazy(() =>
  loadChunk(() => import('./spa-error.tsx')).then(
    ({ SpaError }) => ({ default: SpaError }),
    () => ({ default: PlainError }),
  ),
)

/** Router options of every single-page app: address format, 404 screen and error screen. */
export const spaRouterOptions = {
  trailingSlash: 'always',
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundScreen,
  defaultErrorComponent: ErrorScreen,
} as const

/** Renders a single-page app into its page. */
export function renderSpa(app: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Set before rendering, so that an early error is shown in this language too.
  document.documentElement.lang = readPageLanguage()
  createRoot(root).render(<StrictMode>{app}</StrictMode>)
}

/** The 404 screen, for a route that finds nothing at its address. */
export function NotFoundScreen() {
  return (
    <Suspense>
      <LazyNotFound />
    </Suspense>
  )
}

function ErrorScreen(props: ComponentProps<typeof LazyError>) {
  return (
    <Suspense>
      <LazyError {...props} />
    </Suspense>
  )
}
