'use client'

import { useMenu } from '@svetlitsa/api-client/query/shell'
import { MenuButton } from '@svetlitsa/ui/chrome/menu-button'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { Suspense, useState } from 'react'
import { MenuBlank } from './menu-blank.tsx'

const CatalogueMenu = lazyPart(() =>
  import('@svetlitsa/ui/chrome/catalogue-menu').then(({ CatalogueMenu }) => ({
    default: CatalogueMenu,
  })),
)

const MenuAside = lazyPart(() =>
  import('./menu-aside.tsx').then(({ MenuAside }) => ({ default: MenuAside })),
)

export type MenuWords = {
  catalog: string
  label: string
  all: string
  sale: string
  hits: string
}

/** «Каталог» of the desktop header; the menu behind it is fetched when a hand comes near. */
export function LazyCatalogueMenu({ words }: { words: MenuWords }) {
  const [reached, setReached] = useState(false)
  const { data } = useMenu({ enabled: reached })
  return (
    <MenuButton text={words.catalog} onReach={() => setReached(true)}>
      {data ? (
        <Suspense fallback={<MenuBlank />}>
          <CatalogueMenu
            label={words.label}
            items={data.menuItems}
            allWord={words.all}
            aside={<MenuAside promotions={data.akcii} words={words} />}
          />
        </Suspense>
      ) : (
        <MenuBlank />
      )}
    </MenuButton>
  )
}
