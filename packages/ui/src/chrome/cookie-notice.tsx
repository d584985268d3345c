import type { ReactNode } from 'react'

type CookieNoticeProps = {
  label: string
  /** What is kept and why. */
  children: ReactNode
  /** The same in three words: on a phone the notice is low, or it would lie over goods. */
  short: string
  /** A link to the policy, where there is one. */
  link?: ReactNode
  /** «Понятно»; a second button where something can be refused. */
  actions: ReactNode
}

/**
 * A word about cookies, over the page and never in the way of it: no backdrop, no trap. An open
 * window lies over it, also where it was open before the notice came.
 */
export function CookieNotice({ label, children, short, link, actions }: CookieNoticeProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-gutter bottom-18 z-30 flex items-center justify-between gap-3 rounded-medium bg-surface p-3 shadow-float max-sm:flex-col max-sm:items-stretch sm:right-auto sm:bottom-20 sm:max-w-region sm:gap-4 sm:rounded-large sm:p-5 lg:bottom-6"
    >
      <p className="text-note text-ink-soft sm:text-small">
        <span className="max-sm:hidden">{children}</span>
        <span className="sm:hidden">{short}</span> {link}
      </p>
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">{actions}</div>
    </section>
  )
}
