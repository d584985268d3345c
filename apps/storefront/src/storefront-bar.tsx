'use client'

import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

const productPath = /^\/catalog\/[^/]+\/(?!tag-)[^/]+\/$/i

type Place = 'home' | 'catalog' | 'favourites' | 'other'

/**
 * The phone's bottom bar, drawn by the server for each place; on a product's page the buy bar stands
 * there instead (design notes §3). What counts is the page that was rendered, not its address: a
 * missing product's address shows the error page, which was rendered under another one.
 */
export function StorefrontBar({ bars }: { bars: Readonly<Record<Place, ReactNode>> }) {
  const path = `/${useSelectedLayoutSegments()
    .map((segment) => `${segment}/`)
    .join('')}`
  if (productPath.test(path)) return null
  return bars[placeOf(path)]
}

function placeOf(path: string): Place {
  if (path === '/') return 'home'
  if (path.startsWith('/catalog')) return 'catalog'
  return path.startsWith('/favorites/') ? 'favourites' : 'other'
}
