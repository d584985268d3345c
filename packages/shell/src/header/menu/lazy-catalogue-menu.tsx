import { useMenu } from '@svetlitsa/api-client/shell/queries'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { MenuButton } from '@svetlitsa/ui/navigation/menu-button'
import { Suspense, useState } from 'react'
import { MenuSkeleton } from './menu-skeleton.tsx'

const CatalogueMenu = lazyWithReload(() =>
  import('@svetlitsa/ui/navigation/catalogue-menu').then(({ CatalogueMenu }) => ({
    default: CatalogueMenu,
  })),
)

const MenuAside = lazyWithReload(() =>
  import('./menu-aside.tsx').then(({ MenuAside }) => ({ default: MenuAside })),
)

export type MenuTexts = {
  catalog: string
  label: string
  all: string
  sale: string
  hits: string
}

/** «Каталог» of the desktop header; the menu loads when the pointer comes near. */
export function LazyCatalogueMenu({ texts }: { texts: MenuTexts }) {
  const [isActivated, setActivated] = useState(false)
  const { data } = useMenu({ enabled: isActivated })
  return (
    <MenuButton text={texts.catalog} onPreload={() => setActivated(true)}>
      {data ? (
        <Suspense fallback={<MenuSkeleton />}>
          <CatalogueMenu
            label={texts.label}
            items={data.menuItems}
            allLabel={texts.all}
            aside={<MenuAside promotions={data.akcii} texts={texts} />}
          />
        </Suspense>
      ) : (
        <MenuSkeleton />
      )}
    </MenuButton>
  )
}
