import type { MenuItem } from './menu-item.ts'

type CatalogueGroupsProps = { section: MenuItem; allWord: string }

const linkLook = 'rounded-small underline-offset-4 hover:underline'

/** The second column of the catalogue's menu: the children of a section and theirs. */
export function CatalogueGroups({ section, allWord }: CatalogueGroupsProps) {
  return (
    <>
      <p className="text-window">{section.name}</p>
      <a
        href={section.url}
        className={`mt-1 inline-flex min-h-6 items-center text-small text-accent ${linkLook}`}
      >
        {allWord}
      </a>
      <ul className="mt-4 columns-2 gap-x-8">
        {section.childs.map((child) => (
          <li key={child.id} className="break-inside-avoid pb-5">
            <a
              href={child.url}
              className={`text-body ${child.bold ? 'font-semibold' : ''} ${linkLook}`}
            >
              {child.name}
            </a>
            {child.childs.length > 0 && (
              <ul className="mt-1">
                {child.childs.map((grandchild) => (
                  <li key={grandchild.id}>
                    <a
                      href={grandchild.url}
                      className={`inline-flex min-h-7 items-center text-small text-ink-soft hover:text-ink ${linkLook}`}
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
