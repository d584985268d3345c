import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { MenuItem } from './catalogue-groups.tsx'
import { CatalogueGroups } from './catalogue-groups.tsx'
import { CatalogueRoots } from './catalogue-roots.tsx'

type CatalogueMenuProps = {
  /** «Разделы каталога». */
  label: string
  items: readonly MenuItem[]
  /** «Все товары раздела», under the heading of the open section. */
  allLabel: string
  /** The third column: promotions and a product. */
  aside?: ReactNode
}

/**
 * The catalogue menu on desktop, three columns: sections, two levels of the open section, and
 * promotions (nav.menu-two-levels). Up and Down move between sections, Right enters one, Left
 * returns; Tab moves from the open section into its links. Hover opens a section after a delay, so
 * that a pointer moving across the list does not change the open section.
 */
export function CatalogueMenu({ label, items, allLabel, aside }: CatalogueMenuProps) {
  const [openId, setOpenId] = useState(items[0]?.id)
  const groupsId = useId()
  const roots = useRef<HTMLUListElement>(null)
  const groups = useRef<HTMLDivElement>(null)
  const open = items.find((item) => item.id === openId) ?? items[0]
  if (!open) return null

  const focusGroups = () => groups.current?.querySelector('a')?.focus()
  const handleGroupsKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft') return
    event.preventDefault()
    roots.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }

  return (
    <nav
      aria-label={label}
      className="page-width grid grid-cols-[--spacing(62)_1fr_--spacing(60)] gap-x-8 py-6 xl:gap-x-12"
    >
      <CatalogueRoots
        ref={roots}
        items={items}
        openId={open.id}
        controls={groupsId}
        onOpen={setOpenId}
        onEnter={focusGroups}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the Left key is handled here; the interactive elements are the links inside */}
      <div id={groupsId} ref={groups} onKeyDown={handleGroupsKeyDown}>
        <CatalogueGroups section={open} allLabel={allLabel} />
      </div>
      <div>{aside}</div>
    </nav>
  )
}
