'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

const productPath = /^\/catalog\/[^/]+\/(?!tag-)[^/]+\/$/i

type Place = 'home' | 'catalog' | 'favourites' | 'other'

/**
 * Selects the phone's bottom bar among those rendered by the server; a product page has the buy bar
 * instead (ADR 0050). The rendered page counts, not its address: the address of a missing product
 * shows the error page, which was rendered under another address.
 */
export function StorefrontBar({ bars }: { bars: Readonly<Record<Place, ReactNode>> }) {
  const path = `/${useSelectedLayoutSegments()
    .map((segment) => `${segment}/`)
    .join('')}`
  if (productPath.test(path)) return null
  return bars[getPlace(path)]
}

function getPlace(path: string): Place {
  if (path === '/') return 'home'
  if (path.startsWith('/catalog')) return 'catalog'
  return path.startsWith('/favorites/') ? 'favourites' : 'other'
}
