import { Menu, X } from 'lucide'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '../../actions/button/button.tsx'
import { Icon } from '../../media/icon/icon.tsx'

type MenuButtonProps = {
  /** «Каталог». */
  text: string
  /** The link target while no script runs. */
  href?: string
  /** Called when the menu is likely to be opened soon, so that it can be loaded in advance. */
  onPreload?: () => void
  /** `<CatalogueMenu>`, or a skeleton of its size while it loads. */
  children: ReactNode
}

/**
 * The «Каталог» button of the desktop header and the panel that it opens. It is a link, so that it
 * leads to the catalogue before scripts run and for crawlers. Escape closes the panel and restores
 * the focus; a link inside, a click outside and leaving the panel with Tab close it too.
 */
export function MenuButton({ text, href = '/catalog/', onPreload, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const container = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useOutsidePress(container, open, setOpen)

  const toggle = () => {
    onPreload?.()
    setOpen(!open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    container.current?.querySelector('a')?.focus()
  }
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!open) toggle()
  }

  return (
    <>
      {open && <div className="fixed inset-0 -z-2 animate-fade-in bg-backdrop" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and focus loss of the elements inside */}
      <div
        ref={container}
        className="hidden lg:block"
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <Button
          kind="dark"
          href={href}
          icon={<Icon iconNode={open ? X : Menu} />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onPointerEnter={onPreload}
          onKeyDown={openByKey}
          onClick={(event) => {
            event.preventDefault()
            toggle()
          }}
        >
          {text}
        </Button>
        {open && (
          <MenuPanel id={panelId} onLeave={close}>
            {children}
          </MenuPanel>
        )}
      </div>
    </>
  )
}

/** Closes the menu on a click outside it: on the backdrop or the header. */
function useOutsidePress(
  container: { readonly current: HTMLElement | null },
  active: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    if (!active) return
    const closeOnOutsidePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [active, container, setOpen])
}

type MenuPanelProps = { id: string; onLeave: () => void; children: ReactNode }

/** The panel under the main row of the header, as wide as the page, with its own scrolling. */
function MenuPanel({ id, onLeave, children }: MenuPanelProps) {
  const closeOnLinkClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onLeave()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link inside, activated by mouse or key, fires a click here
    // biome-ignore lint/a11y/noStaticElementInteractions: only observes clicks on the links inside
    <div
      id={id}
      onClick={closeOnLinkClick}
      className="absolute inset-x-0 top-17.5 max-h-[calc(100dvh-(--spacing(20)))] animate-fade-in overflow-y-auto overscroll-contain rounded-b-large bg-paper shadow-float"
    >
      {children}
    </div>
  )
}
