import type { ReactNode } from 'react'

export type Property = { name: string; value: ReactNode }

type PropertyTableProps = { properties: readonly Property[] }

/** Properties in two columns, name and value joined by a dotted line; one column on the phone. */
export function PropertyTable({ properties }: PropertyTableProps) {
  return (
    <dl className="gap-x-12 md:columns-2">
      {properties.map(({ name, value }) => (
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
