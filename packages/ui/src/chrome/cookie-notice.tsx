import type { ReactNode } from 'react'

type CookieNoticeProps = {
  label: string
  /** What is kept and why, with a link to the policy. */
  children: ReactNode
  /** «Понятно»; a second button where something can be refused. */
  actions: ReactNode
}

/**
 * A word about cookies, over the page and never in the way of it: no backdrop, no trap. Windows come
 * later in the document at the same height, so an open one lies over it.
 */
export function CookieNotice({ label, children, actions }: CookieNoticeProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-gutter bottom-20 z-40 flex flex-col gap-4 rounded-large bg-surface p-5 shadow-float sm:right-auto sm:max-w-region sm:flex-row sm:items-center lg:bottom-6"
    >
      <p className="text-small text-ink-soft">{children}</p>
      <div className="flex shrink-0 gap-2">{actions}</div>
    </section>
  )
}
