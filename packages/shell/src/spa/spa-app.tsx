import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { languageOfPage } from './language-of-page.tsx'
import { SpaFault } from './spa-fault.tsx'
import { SpaNotFound } from './spa-not-found.tsx'

/** How the router of every single-page app behaves: the shop's addresses, its 404 and its fault. */
export const spaRouter = {
  trailingSlash: 'always',
  scrollRestoration: true,
  defaultNotFoundComponent: SpaNotFound,
  defaultErrorComponent: SpaFault,
} as const

/** Draws a single-page app into its page. */
export function drawApp(app: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  // Before anything is drawn: what falls at once is told of in this language, too.
  document.documentElement.lang = languageOfPage()
  createRoot(root).render(<StrictMode>{app}</StrictMode>)
}
