import type { ReactNode } from 'react'

export type Spec = { name: string; value: ReactNode }

type SpecTableProps = { specs: readonly Spec[] }

/** Characteristics in two columns, name and value joined by a dotted line; one column on the phone. */
export function SpecTable({ specs }: SpecTableProps) {
  return (
    <dl className="gap-x-12 md:columns-2">
      {specs.map(({ name, value }) => (
        <div key={name} className="flex items-baseline gap-2 break-inside-avoid py-2 text-row">
          <dt className="text-ink-soft">{name}</dt>
          <span
            aria-hidden="true"
            className="min-w-4 grow border-b border-dotted border-line-strong"
          />
          <dd className="max-w-3/5 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
