'use client'

import type { BarWords } from '@svetlitsa/shell/header/bar-words'
import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { useSelectedLayoutSegments } from 'next/navigation'

const productPath = /^\/catalog\/[^/]+\/(?!tag-)[^/]+\/$/i

/**
 * The phone's bottom bar for the place where the page belongs; on a product's page the buy bar
 * stands there instead (design notes §3). What counts is the page that was rendered, not its
 * address: a missing product's address shows the error page, which was rendered under another one.
 */
export function StorefrontBar({ words }: { words: BarWords }) {
  const path = `/${useSelectedLayoutSegments()
    .map((segment) => `${segment}/`)
    .join('')}`
  if (productPath.test(path)) return null
  return <ShopBar words={words} current={placeOf(path)} />
}

function placeOf(path: string): 'home' | 'catalog' | 'favourites' | undefined {
  if (path === '/') return 'home'
  if (path.startsWith('/catalog')) return 'catalog'
  return path.startsWith('/favorites/') ? 'favourites' : undefined
}
