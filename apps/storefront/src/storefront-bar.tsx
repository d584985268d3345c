'use client'

import type { BarWords } from '@svetlitsa/shell/header/bar-words'
import { ShopBar } from '@svetlitsa/shell/header/shop-bar'
import { usePathname } from 'next/navigation'
import { publicPath } from './public-path.ts'

const productPath = /^\/catalog\/[^/]+\/(?!tag-)[^/]+\/$/i

/** The phone's bottom bar; on a product's page the buy bar stands in its place (design notes §3). */
export function StorefrontBar({ words }: { words: BarWords }) {
  const path = publicPath(usePathname())
  if (productPath.test(path)) return null
  return <ShopBar words={words} current={placeOf(path)} />
}

function placeOf(path: string): 'home' | 'catalog' | 'favourites' | undefined {
  if (path === '/') return 'home'
  if (path.startsWith('/catalog/')) return 'catalog'
  return path.startsWith('/favorites/') ? 'favourites' : undefined
}
