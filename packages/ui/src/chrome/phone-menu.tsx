import type { ReactNode } from 'react'
import { Accordion } from '../primitives/accordion.tsx'
import type { MenuItem } from './menu-item.ts'

type PhoneMenuProps = {
  /** «Разделы каталога». */
  label: string
  items: readonly MenuItem[]
  allWord: string
  /** The links of the header as a list, phone, language. */
  children?: ReactNode
}

const rowLook = 'flex min-h-11 items-center rounded-small text-body'

/** The menu of the phone: every section folds open in its place, one at a time; rows of 44 px. */
export function PhoneMenu({ label, items, allWord, children }: PhoneMenuProps) {
  return (
    <>
      <nav aria-label={label} className="border-t border-line">
        {items.map((item) => (
          <Accordion key={item.id} name="phone-menu" title={item.name}>
            <ul>
              <li>
                <a href={item.url} className={`${rowLook} font-medium text-accent`}>
                  {allWord}
                </a>
              </li>
              {item.childs.map((child) => (
                <PhoneMenuBranch key={child.id} item={child} />
              ))}
            </ul>
          </Accordion>
        ))}
      </nav>
      {children && <div className="pt-4">{children}</div>}
    </>
  )
}

function PhoneMenuBranch({ item }: { item: MenuItem }) {
  return (
    <li>
      <a href={item.url} className={`${rowLook} ${item.bold ? 'font-medium' : ''}`}>
        {item.name}
      </a>
      {item.childs.length > 0 && (
        <ul className="pl-4">
          {item.childs.map((child) => (
            <li key={child.id}>
              <a href={child.url} className={`${rowLook} text-ink-soft`}>
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
