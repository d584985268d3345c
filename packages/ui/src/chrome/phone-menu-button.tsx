'use client'

import { Menu } from 'lucide'
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../part/lazy-part.tsx'
import { Icon } from '../primitives/icon.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

/** Fetched when the menu is first opened. */
const Sheet = lazyPart(() =>
  import('../primitives/sheet.tsx').then(({ Sheet }) => ({ default: Sheet })),
)

type PhoneMenuButtonProps = {
  words: { open: string; title: string; close: string }
  /** Where it leads while no script runs. */
  href?: string
  /** Told when the menu is about to be needed, so that it can be loaded. */
  onReach?: () => void
  /** `<PhoneMenu>`. */
  children: ReactNode
}

/** Three strokes of 44 px and the sheet they open on the phone; a link inside closes it. */
export function PhoneMenuButton(props: PhoneMenuButtonProps) {
  const { words, href = '/catalog/', onReach, children } = props
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    onReach?.()
    setOpen(true)
    setWasOpened(true)
  }
  const closeByLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }
  return (
    <div className="lg:hidden">
      <IconButton label={words.open} href={href} aria-haspopup="dialog" onClick={openMenu}>
        <Icon of={Menu} size="bar" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            title={words.title}
            closeLabel={words.close}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, pressed by finger or key, arrives here as a click */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only hears that a link inside was pressed */}
            <div onClick={closeByLink}>{children}</div>
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
