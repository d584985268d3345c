import { getBarTexts } from '@svetlitsa/shell/header/get-bar-texts'
import { headers } from 'next/headers'
import { Island } from '../island/island.tsx'
import type { PageContext } from '../page-context/page-context.ts'

const productPath = /^\/catalog\/[^/]+\/(?!tag-)[^/]+\/$/i

/**
 * The phone's bottom bar; a product page has the buy bar instead (ADR 0050). The rendered page
 * counts, not its address: at the address of a missing product stands the error page.
 */
export async function PageBar({ context }: { context: PageContext }) {
  const path = (await headers()).get('x-shop-page') ?? ''
  if (productPath.test(path)) return null
  const current = getCurrentItem(path)
  return (
    <Island
      name="shopBar"
      props={{ texts: getBarTexts(context.language), ...(current && { current }) }}
      hydrate="load"
    />
  )
}

function getCurrentItem(path: string): 'home' | 'catalog' | 'favourites' | null {
  if (path === '/') return 'home'
  if (path.startsWith('/catalog')) return 'catalog'
  return path.startsWith('/favorites/') ? 'favourites' : null
}
