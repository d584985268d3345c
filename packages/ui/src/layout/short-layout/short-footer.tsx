import type { ReactNode } from 'react'

type ShortFooterProps = {
  /** The price notice and the name of the shop. */
  text: ReactNode
  /** Policy and help, opened in a new tab so that the checkout stays open. */
  links: readonly { href: string; text: string }[]
  demo?: ReactNode
}

/** The footer of the checkout: one line. */
export function ShortFooter({ text, links, demo }: ShortFooterProps) {
  return (
    <footer className="mt-section border-t border-line">
      <div className="page-width pb-6 text-note text-ink-soft">
        {demo}
        <div className="flex flex-col gap-x-6 gap-y-2 pt-6 md:flex-row md:justify-between">
          <p>{text}</p>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ href, text: linkText }) => (
              <li key={href}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-6 items-center rounded-small underline decoration-line-strong underline-offset-4 hover:text-ink"
                >
                  {linkText}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
