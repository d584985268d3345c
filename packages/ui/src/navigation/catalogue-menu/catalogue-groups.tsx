type CatalogueGroupsProps = { section: MenuItem; allLabel: string }

const linkClass = 'rounded-small underline-offset-4 hover:underline'

/** The second column of the catalogue menu: two levels of children of a section. */
export function CatalogueGroups({ section, allLabel }: CatalogueGroupsProps) {
  return (
    <>
      <p className="text-window">{section.name}</p>
      <a
        href={section.url}
        className={`mt-1 inline-flex min-h-6 items-center text-small text-accent ${linkClass}`}
      >
        {allLabel}
      </a>
      <ul className="mt-4 columns-2 gap-x-8">
        {section.childs.map((child) => (
          <li key={child.id} className="break-inside-avoid pb-5">
            <a
              href={child.url}
              className={`text-body ${child.bold ? 'font-semibold' : ''} ${linkClass}`}
            >
              {child.name}
            </a>
            {child.childs.length > 0 && (
              <ul className="mt-1">
                {child.childs.map((grandchild) => (
                  <li key={grandchild.id}>
                    <a
                      href={grandchild.url}
                      className={`inline-flex min-h-7 items-center text-small text-ink-soft hover:text-ink ${linkClass}`}
                    >
                      {grandchild.name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/**
 * One item of the catalogue menu: a section, or one of its children, two levels deep. The field
 * names are those of the specification (nav.menu-two-levels); `bold` marks a parent.
 */
export type MenuItem = {
  id: number
  name: string
  url: string
  bold: boolean
  childs: readonly MenuItem[]
}
