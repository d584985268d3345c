import './clean-screen.ts'
import type { Language } from '@svetlitsa/domain/language/language'
import {
  type AnyRoute,
  createMemoryHistory,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { spaRouterOptions } from '../spa/render-spa.tsx'

/**
 * Opens an address of a single-page app as the browser does, with its shell, routes and windows. The
 * answers of the API come from `serveCalls`.
 */
export function openAddress(routeTree: AnyRoute, address: string, language: Language = 'ru') {
  // biome-ignore lint/suspicious/noDocumentCookie: the router's cookie is what the app reads.
  document.cookie = `lang=${language}; path=/`
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ ...spaRouterOptions, routeTree, history })
  return { user: userEvent.setup(), router, ...render(<RouterProvider router={router} />) }
}

/** The window that is open over the screen. */
export async function findWindow(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }))
}

/** Matches an accessible name whose sums have no-break spaces. */
export function matchText(text: string): (name: string) => boolean {
  return (name) => name.replaceAll(/\s+/g, ' ').trim() === text
}
