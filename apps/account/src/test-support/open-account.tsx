import '@testing-library/jest-dom/vitest'
import { spaRouterOptions } from '@svetlitsa/shell/spa/render-spa'
import { createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { routeTree } from '../route-tree.gen.ts'

// Both cores may be busy with other jobs of the same check.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the app at an address, as a page load does. */
export function openAccount(address: string) {
  window.history.replaceState(null, '', address)
  const router = createRouter({ ...spaRouterOptions, routeTree })
  return { user: userEvent.setup(), ...render(<RouterProvider router={router} />) }
}
