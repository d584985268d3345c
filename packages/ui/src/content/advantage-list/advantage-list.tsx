import type { ReactNode } from 'react'

type AdvantageListProps = { children: ReactNode }

/** Four short promises between the hero and the rest, above a hairline; two by two on the phone. */
export function AdvantageList({ children }: AdvantageListProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-cards gap-y-5 border-y border-line py-5 lg:grid-cols-4 lg:border-t-0 lg:py-8">
      {children}
    </ul>
  )
}

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
