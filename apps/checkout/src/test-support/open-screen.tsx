import type { Language } from '@svetlitsa/domain/language/parse-language'
import { spaRouterOptions } from '@svetlitsa/shell/spa/render-spa'
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { routeTree } from '../route-tree.gen.ts'

// Screens and windows load their parts on demand, which takes seconds on busy cores.
configure({
  asyncUtilTimeout: 5_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Not found'),
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

/**
 * Opens an address of the app as the browser does, with its shell, routes and windows. The answers
 * of the API come from `serveShop`.
 */
export async function openScreen(path: string, language: Language = 'ru') {
  // biome-ignore lint/suspicious/noDocumentCookie: the router's cookie is what the app reads.
  document.cookie = `lang=${language}; path=/`
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ ...spaRouterOptions, routeTree, history })
  const user = userEvent.setup()
  render(<RouterProvider router={router} />)
  const main = await screen.findByRole('main')
  return { user, router, main: within(main), close: cleanup }
}

/** The window that is open over the screen. */
export async function findWindow(name: string | RegExp) {
  return within(await screen.findByRole('dialog', { name }))
}

/** Matches an accessible name whose sums have no-break spaces. */
export function named(text: string): (name: string) => boolean {
  return (name) => name.replaceAll(/\s+/g, ' ').trim() === text
}
