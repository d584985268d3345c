'use client'

import { ChevronRight } from 'lucide'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { Icon } from '../primitives/icon.tsx'
import type { MenuItem } from './menu-item.ts'

type CatalogueRootsProps = {
  items: readonly MenuItem[]
  openId: number
  /** The id of the place the open section's links stand in. */
  controls: string
  onOpen: (id: number) => void
  onEnter: () => void
  ref: Ref<HTMLUListElement>
}

const hoverDelayMs = 120

/** The first column of the catalogue's menu: one stop of the Tab key, walked by the arrows. */
export function CatalogueRoots(props: CatalogueRootsProps) {
  const { items, openId, controls, onOpen, onEnter, ref } = props
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = () => clearTimeout(hover.current)
  useEffect(() => () => clearTimeout(hover.current), [])

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const focused = document.activeElement
    const at = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1
    const next = nextIndex(event.key, at, links.length)
    if (event.key === 'ArrowRight') onEnter()
    if (next !== null) links[next]?.focus()
    if (next !== null || event.key === 'ArrowRight') event.preventDefault()
  }

  return (
    <ul ref={ref} onKeyDown={walk} onMouseLeave={forget} className="flex flex-col">
      {items.map((item) => {
        const open = item.id === openId
        return (
          <li key={item.id}>
            <a
              href={item.url}
              tabIndex={open ? 0 : -1}
              aria-current={open ? 'true' : undefined}
              aria-controls={open ? controls : undefined}
              onFocus={() => onOpen(item.id)}
              onMouseEnter={() => {
                forget()
                hover.current = setTimeout(() => onOpen(item.id), hoverDelayMs)
              }}
              className={`flex min-h-10 items-center justify-between gap-2 rounded-compact px-3 text-nav ${open ? 'bg-sand' : ''}`}
            >
              {item.name}
              <span className={open ? 'text-accent' : 'text-ink-faint'}>
                <Icon of={ChevronRight} size="line" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Where an arrow leads in a list that goes round; null for any other key. */
function nextIndex(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
