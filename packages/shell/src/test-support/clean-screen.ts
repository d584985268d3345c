import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Screens and windows load their parts on demand, which takes seconds on busy cores.
configure({
  asyncUtilTimeout: 30_000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Not found'),
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})
