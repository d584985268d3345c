import type { ReactNode } from 'react'

type FactProps = { icon: ReactNode; title: ReactNode; text: ReactNode }

/** One promise: what, and in smaller words how. */
export function Fact({ icon, title, text }: FactProps) {
  return (
    <li className="flex gap-3 lg:gap-4">
      <span className="mt-0.5 shrink-0 text-accent">{icon}</span>
      <span className="text-small">
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
    </li>
  )
}
