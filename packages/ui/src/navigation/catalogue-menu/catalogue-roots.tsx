import { ChevronRight } from 'lucide'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { Icon } from '../../media/icon/icon.tsx'
import type { MenuItem } from './catalogue-groups.tsx'

type CatalogueRootsProps = {
  items: readonly MenuItem[]
  openId: number
  /** The id of the element that contains the links of the open section. */
  controls: string
  onOpen: (id: number) => void
  onEnter: () => void
  ref: Ref<HTMLUListElement>
}

const hoverDelayMs = 120

/** The first column of the catalogue menu: one tab stop, arrow keys move between the sections. */
export function CatalogueRoots(props: CatalogueRootsProps) {
  const { items, openId, controls, onOpen, onEnter, ref } = props
  const hover = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancelOpen = () => clearTimeout(hover.current)
  useEffect(() => () => clearTimeout(hover.current), [])

  const moveFocus = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll('a')]
    const focused = document.activeElement
    const currentIndex = focused instanceof HTMLAnchorElement ? links.indexOf(focused) : -1
    const next = getNextIndex(event.key, currentIndex, links.length)
    if (event.key === 'ArrowRight') onEnter()
    if (next !== null) links[next]?.focus()
    if (next !== null || event.key === 'ArrowRight') event.preventDefault()
  }

  return (
    <ul ref={ref} onKeyDown={moveFocus} onMouseLeave={cancelOpen} className="flex flex-col">
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
                cancelOpen()
                hover.current = setTimeout(() => onOpen(item.id), hoverDelayMs)
              }}
              className={`flex min-h-10 items-center justify-between gap-2 rounded-compact px-3 text-nav ${open ? 'bg-sand' : ''}`}
            >
              {item.name}
              <span className={open ? 'text-accent' : 'text-ink-faint'}>
                <Icon iconNode={ChevronRight} size="line" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The next index for an arrow key, wrapping around at the ends; null for any other key. */
function getNextIndex(key: string, currentIndex: number, count: number): number | null {
  if (key === 'ArrowDown') return (currentIndex + 1) % count
  if (key === 'ArrowUp') return (currentIndex - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
