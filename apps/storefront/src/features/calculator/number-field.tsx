'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Field } from '@svetlitsa/ui/primitives/field'
import type { ReactNode } from 'react'

type NumberFieldProps = {
  label: string
  hint?: string
  value: number
  least?: number
  most: number
  after?: ReactNode
  onChange: (value: number) => void
}

/** A whole number typed in; letters leave no trace and too much becomes the most there is. */
export function NumberField({ least = 0, most, value, onChange, ...words }: NumberFieldProps) {
  return (
    <Field
      {...words}
      inputMode="numeric"
      value={groupThousands(value)}
      onChange={({ target }) => {
        const typed = Number(target.value.replace(/\D/g, '').slice(0, 9))
        onChange(Math.min(most, Math.max(least, typed)))
      }}
    />
  )
}
