'use client'

import { createContext, use } from 'react'

export type Navigate = (href: string, options?: { scroll?: boolean }) => void

export const NavigateContext = createContext<Navigate | null>(null)

/** Goes to a page of the storefront with the loading bar, as a link would. */
export function useNavigate(): Navigate {
  const navigate = use(NavigateContext)
  if (!navigate) throw new Error('useNavigate stands outside the storefront')
  return navigate
}
