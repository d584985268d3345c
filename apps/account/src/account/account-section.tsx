import { type ReactNode, useId } from 'react'

type AccountSectionProps = { title: string; note?: ReactNode; children: ReactNode }

/** A titled part of a page of the account. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-8">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {note && <p className="mt-2 max-w-140 text-small text-ink-soft">{note}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
