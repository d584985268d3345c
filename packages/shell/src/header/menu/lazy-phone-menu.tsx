import { useMenu } from '@svetlitsa/api-client/shell/queries'
import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { PhoneMenuButton } from '@svetlitsa/ui/navigation/phone-menu/phone-menu-button'
import { type ReactNode, Suspense, useState } from 'react'
import { MenuSkeleton } from './menu-skeleton.tsx'

const PhoneMenu = lazyWithReload(() =>
  import('@svetlitsa/ui/navigation/phone-menu').then(({ PhoneMenu }) => ({ default: PhoneMenu })),
)

type LazyPhoneMenuProps = {
  texts: { open: string; title: string; close: string; label: string; all: string }
  /** The header's links, phone and languages below the sections. */
  children: ReactNode
}

/** The phone's menu; its sections load when it is opened. */
export function LazyPhoneMenu({ texts, children }: LazyPhoneMenuProps) {
  const [isActivated, setActivated] = useState(false)
  const { data } = useMenu({ enabled: isActivated })
  return (
    <PhoneMenuButton labels={texts} onPreload={() => setActivated(true)}>
      <Suspense fallback={<MenuSkeleton />}>
        {data ? (
          <PhoneMenu label={texts.label} items={data.menuItems} allLabel={texts.all}>
            {children}
          </PhoneMenu>
        ) : (
          <MenuSkeleton />
        )}
      </Suspense>
    </PhoneMenuButton>
  )
}
