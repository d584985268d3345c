import type { ReactNode } from 'react'

type SizeFactProps = { icon: ReactNode; title: string; text: string }

/** Boxes and weight, the door, the lift. */
export function SizeFact({ icon, title, text }: SizeFactProps) {
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
