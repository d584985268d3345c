import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { readPageLanguage } from '../language/read-page-language.ts'
import { SpaError } from './spa-error.tsx'
import { SpaNotFound } from './spa-not-found.tsx'

/** Router options of every single-page app: address format, 404 screen and error screen. */
export const spaRouterOptions = {
  trailingSlash: 'always',
  scrollRestoration: true,
  defaultNotFoundComponent: SpaNotFound,
  defaultErrorComponent: SpaError,
} as const

/** Renders a single-page app into its page. */
export function renderSpa(app: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Set before rendering, so that an early error is shown in this language too.
  document.documentElement.lang = readPageLanguage()
  createRoot(root).render(<StrictMode>{app}</StrictMode>)
}
