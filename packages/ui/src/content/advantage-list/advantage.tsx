import type { ReactNode } from 'react'

type AdvantageProps = { icon: ReactNode; title: ReactNode; text: ReactNode }

/** One promise: a title, and the explanation in smaller text. */
export function Advantage({ icon, title, text }: AdvantageProps) {
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
