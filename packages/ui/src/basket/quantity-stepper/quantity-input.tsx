import { normalizeQuantity, type QuantityChange } from '@svetlitsa/domain/quantity/quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { useState } from 'react'

export type CorrectedQuantity = { quantity: number; reason: QuantityChange }

type QuantityInputProps = {
  quantity: number
  terms: SellingTerms
  onChange: (quantity: number) => void
  onCorrect: ((corrected: CorrectedQuantity) => void) | undefined
  label: string
  decimal: string | undefined
  disabled: boolean
}

/** The editable quantity; the typed value is corrected when the field loses focus. */
export function QuantityInput(props: QuantityInputProps) {
  const { quantity, terms, onChange, onCorrect, label, decimal = ',', disabled } = props
  const [typed, setTyped] = useState<string | null>(null)
  const shown = String(quantity).replace('.', decimal)

  const commit = () => {
    const wanted = typed === null ? null : parseQuantity(typed, terms.byMetre === true)
    setTyped(null)
    if (wanted === null) return
    const { quantity: allowed, changed } = normalizeQuantity({ ...terms, requested: wanted })
    if (changed) onCorrect?.({ quantity: allowed, reason: changed })
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
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
      className="h-full w-0 min-w-0 grow rounded-small bg-transparent text-center text-body font-medium tabular-nums text-ink disabled:text-ink-faint"
    />
  )
}

/** Null if the text is not a number: the field then returns to its previous quantity. */
function parseQuantity(text: string, byMetre: boolean): number | null {
  const number = Number(text.trim().replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(number)) return null
  return byMetre ? number : Math.trunc(number)
}
