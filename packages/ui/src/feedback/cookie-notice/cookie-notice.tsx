import type { ReactNode } from 'react'

type CookieNoticeProps = {
  label: string
  /** What is stored and why. */
  children: ReactNode
  /** A short version for phones: there the notice must be low, or it would cover products. */
  shortText: string
  /** An optional link to the policy. */
  link?: ReactNode
  /** «Понятно»; a second button where something can be declined. */
  actions: ReactNode
}

/**
 * A cookie notice over the page that never blocks it: no backdrop, no focus trap. An open window
 * covers it, even a window that was opened before the notice appeared.
 */
export function CookieNotice({ label, children, shortText, link, actions }: CookieNoticeProps) {
  return (
    <section
      aria-label={label}
      className="fixed inset-x-gutter bottom-18 z-30 flex items-center justify-between gap-3 rounded-medium bg-surface px-3 py-1.5 shadow-float sm:right-auto sm:bottom-20 sm:max-w-region sm:gap-4 sm:rounded-large sm:p-5 lg:bottom-6"
    >
      <p className="text-note text-ink-soft sm:text-small">
        <span className="max-sm:hidden">{children}</span>
        <span className="sm:hidden">{shortText}</span> {link}
      </p>
      <div className="grid shrink-0 auto-cols-fr grid-flow-col gap-2">{actions}</div>
    </section>
  )
}
