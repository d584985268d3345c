import { Menu } from 'lucide'
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { lazyWithReload } from '../../lazy/lazy-with-reload.ts'
import { Icon } from '../../media/icon/icon.tsx'

/** Loaded when the menu is first opened. */
const Sheet = lazyWithReload(() =>
  import('../../overlays/sheet/sheet.tsx').then(({ Sheet }) => ({ default: Sheet })),
)

type PhoneMenuButtonProps = {
  labels: { open: string; title: string; close: string }
  /** The link target while no script runs. */
  href?: string
  /** Called when the menu is likely to be opened soon, so that it can be loaded in advance. */
  onPreload?: () => void
  /** `<PhoneMenu>`. */
  children: ReactNode
}

/**
 * The menu icon of 44 px and the sheet that it opens on the phone; a link inside closes the sheet.
 */
export function PhoneMenuButton(props: PhoneMenuButtonProps) {
  const { labels, href = '/catalog/', onPreload, children } = props
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    onPreload?.()
    setOpen(true)
    setWasOpened(true)
  }
  const closeOnLinkClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setOpen(false)
  }
  return (
    <div className="lg:hidden">
      <IconButton label={labels.open} href={href} aria-haspopup="dialog" onClick={openMenu}>
        <Icon iconNode={Menu} size="bar" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <Sheet
            open={open}
            onClose={() => setOpen(false)}
            title={labels.title}
            closeLabel={labels.close}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, activated by touch or key, fires a click here */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes clicks on the links inside */}
            <div onClick={closeOnLinkClick}>{children}</div>
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
