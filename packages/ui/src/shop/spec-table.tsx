import type { ReactNode } from 'react'

export type Spec = { name: string; value: ReactNode }

type SpecTableProps = { specs: readonly Spec[] }

/** Characteristics in two columns, name and value joined by a dotted line; one column on the phone. */
export function SpecTable({ specs }: SpecTableProps) {
  return (
    <dl className="gap-x-12 md:columns-2">
      {specs.map(({ name, value }) => (
        <div key={name} className="flex items-baseline gap-2 break-inside-avoid py-2 text-row">
          <dt className="flex min-w-0 grow items-baseline gap-2 text-ink-soft after:min-w-4 after:grow after:border-b after:border-dotted after:border-line-strong">
            {name}
          </dt>
          <dd className="max-w-3/5 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
