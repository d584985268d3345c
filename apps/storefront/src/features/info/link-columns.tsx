import type { ReactNode } from 'react'

type LinkColumnsProps = {
  links: readonly { text: ReactNode; href: string }[]
}

/** Links in columns: cities, vendors, pages. */
export function LinkColumns({ links }: LinkColumnsProps) {
  return (
    <ul className="gap-x-8 sm:columns-2 md:columns-3">
      {links.map(({ text, href }) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-10 items-center rounded-small underline-offset-4 hover:text-accent hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
