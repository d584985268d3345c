'use client'

import { createContext, use } from 'react'

export type Navigate = (href: string, options?: { scroll?: boolean }) => void

export const NavigateContext = createContext<Navigate | null>(null)

/**
 * Returns a function that navigates within the storefront and shows the loading bar, as a link
 * does.
 */
export function useNavigate(): Navigate {
  const navigate = use(NavigateContext)
  if (!navigate) throw new Error('useNavigate must be used inside StorefrontProviders')
  return navigate
}
