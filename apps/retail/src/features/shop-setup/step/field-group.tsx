import type { ReactNode } from 'react'

type FieldGroupProps = { title: string; note?: ReactNode; children: ReactNode }

/** Fields that belong together, with their heading; two in a row where there is room. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className="mt-8 min-w-0 first:mt-0">
      <legend className="text-row font-semibold">{title}</legend>
      {note && <p className="mt-1 text-small text-ink-soft">{note}</p>}
      <div className="mt-3 grid gap-4 md:grid-cols-2">{children}</div>
    </fieldset>
  )
}
