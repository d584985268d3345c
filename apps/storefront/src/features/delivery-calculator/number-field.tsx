'use client'

import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { Field } from '@svetlitsa/ui/forms/field'
import type { ReactNode } from 'react'

type NumberFieldProps = {
  label: string
  hint?: string
  value: number
  minValue?: number
  maxValue: number
  after?: ReactNode
  onChange: (value: number) => void
}

/** An integer input. Other characters are dropped and larger values are clamped to the maximum. */
export function NumberField({
  minValue = 0,
  maxValue,
  value,
  onChange,
  ...fieldProps
}: NumberFieldProps) {
  return (
    <Field
      {...fieldProps}
      inputMode="numeric"
      value={groupThousands(value)}
      onChange={({ target }) => {
        const number = Number(target.value.replace(/\D/g, '').slice(0, 9))
        onChange(Math.min(maxValue, Math.max(minValue, number)))
      }}
    />
  )
}
