'use client'

import { normalizeQuantity } from '@svetlitsa/domain/quantity/normalize-quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'

type QuantityInputProps = {
  quantity: number
  terms: SellingTerms
  onChange: (quantity: number) => void
  label: string
  disabled: boolean
}

/** The number itself, which can be typed over; what is typed is put right when the field is left. */
export function QuantityInput({ quantity, terms, onChange, label, disabled }: QuantityInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = String(quantity).replace('.', ',')

  const settle = () => {
    const wanted = typed === null ? null : readQuantity(typed, terms.byMetre === true)
    setTyped(null)
    if (wanted === null) return
    const { quantity: allowed } = normalizeQuantity({ ...terms, wanted })
    if (allowed !== quantity) onChange(allowed)
  }

  return (
    <input
      inputMode={terms.byMetre ? 'decimal' : 'numeric'}
      aria-label={label}
      value={typed ?? shown}
      disabled={disabled}
      maxLength={6}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
        if (event.key === 'Escape') setTyped(null)
      }}
      className="h-full w-0 min-w-0 grow rounded-small bg-transparent text-center text-body font-medium tabular-nums text-ink disabled:text-ink-faint"
    />
  )
}

/** Null for what is no number: the field then shows the quantity it had. */
function readQuantity(text: string, byMetre: boolean): number | null {
  const number = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(number)) return null
  return byMetre ? number : Math.trunc(number)
}
