import type { ReactNode } from 'react'

type CookieNoticeProps = {
  label: string
  /** What is kept and why. */
  children: ReactNode
  /** The same in three words: on a phone the notice is one line above the bar, or it would lie over goods. */
  short: string
  /** A link to the policy, where there is one. */
  link?: ReactNode
  /** «Понятно»; a second button where something can be refused. */
  actions: ReactNode
}

/**
 * A word about cookies, over the page and never in the way of it: no backdrop, no trap. Windows come
 * later in the document at the same height, so an open one lies over it.
 */
export function CookieNotice({ label, children, short, link, actions }: CookieNoticeProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-gutter bottom-18 z-40 flex items-center justify-between gap-2 rounded-medium bg-surface p-2 pl-3 shadow-float sm:right-auto sm:bottom-20 sm:max-w-region sm:gap-4 sm:rounded-large sm:p-5 lg:bottom-6"
    >
      <p className="text-note text-ink-soft sm:text-small">
        <span className="max-sm:hidden">{children}</span>
        <span className="sm:hidden">{short}</span> {link}
      </p>
      <div className="flex shrink-0 gap-2 max-sm:gap-1">{actions}</div>
    </section>
  )
}
