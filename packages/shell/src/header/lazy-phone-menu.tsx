'use client'

import { useMenu } from '@svetlitsa/api-client/query/shell'
import { PhoneMenuButton } from '@svetlitsa/ui/chrome/phone-menu-button'
import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense, useState } from 'react'
import { MenuBlank } from './menu-blank.tsx'

const PhoneMenu = lazyPart(() =>
  import('@svetlitsa/ui/chrome/phone-menu').then(({ PhoneMenu }) => ({ default: PhoneMenu })),
)

type LazyPhoneMenuProps = {
  words: { open: string; title: string; close: string; label: string; all: string }
  /** The header's links, phone and languages under the sections. */
  children: ReactNode
}

/** The phone's menu; its sections are fetched when it is opened. */
export function LazyPhoneMenu({ words, children }: LazyPhoneMenuProps) {
  const [reached, setReached] = useState(false)
  const { data } = useMenu({ enabled: reached })
  return (
    <PhoneMenuButton words={words} onReach={() => setReached(true)}>
      <Suspense fallback={<MenuBlank />}>
        {data ? (
          <PhoneMenu label={words.label} items={data.menuItems} allWord={words.all}>
            {children}
          </PhoneMenu>
        ) : (
          <MenuBlank />
        )}
      </Suspense>
    </PhoneMenuButton>
  )
}
