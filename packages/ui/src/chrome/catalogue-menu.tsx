'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { CatalogueGroups } from './catalogue-groups.tsx'
import { CatalogueRoots } from './catalogue-roots.tsx'
import type { MenuItem } from './menu-item.ts'

export type { MenuItem } from './menu-item.ts'

type CatalogueMenuProps = {
  /** «Разделы каталога». */
  label: string
  items: readonly MenuItem[]
  /** «Все товары раздела», under the heading of the open section. */
  allWord: string
  /** The third column: promotions and a product. */
  aside?: ReactNode
}

/**
 * The menu of the catalogue on desktop, three columns: sections, the open section's two levels, and
 * promotions (storefront §2, §3). Up and Down walk the sections, Right goes into one, Left comes
 * back; Tab goes from the open section into its links. Hover opens after a moment, so that a hand on
 * its way across does not change what it is aiming at.
 */
export function CatalogueMenu({ label, items, allWord, aside }: CatalogueMenuProps) {
  const [openId, setOpenId] = useState(items[0]?.id)
  const groupsId = useId()
  const roots = useRef<HTMLUListElement>(null)
  const groups = useRef<HTMLDivElement>(null)
  const open = items.find((item) => item.id === openId) ?? items[0]
  if (!open) return null

  const goInto = () => groups.current?.querySelector('a')?.focus()
  const comeBack = (event: KeyboardEvent) => {
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
        onEnter={goInto}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the way back by the Left key is heard here; the links inside are what is pressed */}
      <div id={groupsId} ref={groups} onKeyDown={comeBack}>
        <CatalogueGroups section={open} allWord={allWord} />
      </div>
      <div>{aside}</div>
    </nav>
  )
}
