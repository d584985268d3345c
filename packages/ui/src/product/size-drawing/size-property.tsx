import type { ReactNode } from 'react'

type SizePropertyProps = { icon: ReactNode; title: string; text: string }

/** A fact about carrying the product in: boxes and weight, the door, the lift. */
export function SizeProperty({ icon, title, text }: SizePropertyProps) {
  return (
    <li className="flex gap-3 border-t border-line-strong py-3 text-small">
      <span className="shrink-0">{icon}</span>
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-ink-soft">{text}</span>
      </span>
    </li>
  )
}
