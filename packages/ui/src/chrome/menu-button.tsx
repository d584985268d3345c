'use client'

import { Menu, X } from 'lucide'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { MenuPanel } from './menu-panel.tsx'

type MenuButtonProps = {
  /** «Каталог». */
  text: string
  /** Where it leads while no script runs. */
  href?: string
  /** Told once the menu is about to be needed, so that it can be loaded. */
  onReach?: () => void
  /** `<CatalogueMenu>`, or blanks of its size while it loads. */
  children: ReactNode
}

/**
 * «Каталог» of the desktop header and the panel it opens over the page. A link by nature, so that it
 * leads to the catalogue before scripts run and for crawlers. Escape closes and gives focus back; so
 * do a link inside, a press outside, and leaving the panel with Tab.
 */
export function MenuButton({ text, href = '/catalog/', onReach, children }: MenuButtonProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const place = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useOutsidePress(place, open, setOpen)

  const toggle = () => {
    onReach?.()
    setOpen(!open)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    close()
    place.current?.querySelector('a')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (!open) toggle()
  }

  return (
    <>
      {open && <div className="fixed inset-0 -z-2 animate-fade-in bg-backdrop" />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears Escape and the loss of focus for the parts inside */}
      <div
        ref={place}
        className="hidden lg:block"
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
        }}
      >
        <Button
          kind="dark"
          href={href}
          icon={<Icon of={open ? X : Menu} />}
          aria-expanded={open}
          aria-controls={open ? panelId : undefined}
          onPointerEnter={onReach}
          onKeyDown={press}
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

/** A press beside the menu, on the dimmed page or on the header, closes it. */
function useOutsidePress(
  place: { readonly current: HTMLElement | null },
  active: boolean,
  setOpen: (open: boolean) => void,
) {
  useEffect(() => {
    if (!active) return
    const listen = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [active, place, setOpen])
}
