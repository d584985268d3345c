import type { ReactNode } from 'react'
import { Accordion } from '../../data/accordion/accordion.tsx'
import type { MenuItem } from '../catalogue-menu/catalogue-groups.tsx'

type PhoneMenuProps = {
  /** «Разделы каталога». */
  label: string
  items: readonly MenuItem[]
  allLabel: string
  /** The links of the header as a list, phone, language. */
  children?: ReactNode
}

const rowClass = 'flex min-h-11 items-center rounded-small text-body'

/** The menu of the phone: every section is an accordion, one open at a time; rows of 44 px. */
export function PhoneMenu({ label, items, allLabel, children }: PhoneMenuProps) {
  return (
    <>
      <nav aria-label={label} className="border-t border-line">
        {items.map((item) => (
          <Accordion key={item.id} name="phone-menu" title={item.name}>
            <ul>
              <li>
                <a href={item.url} className={`${rowClass} font-medium text-accent`}>
                  {allLabel}
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
      <a href={item.url} className={`${rowClass} ${item.bold ? 'font-medium' : ''}`}>
        {item.name}
      </a>
      {item.childs.length > 0 && (
        <ul className="pl-4">
          {item.childs.map((child) => (
            <li key={child.id}>
              <a href={child.url} className={`${rowClass} text-ink-soft`}>
                {child.name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
