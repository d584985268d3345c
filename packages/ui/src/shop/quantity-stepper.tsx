'use client'

import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { stepQuantity } from '@svetlitsa/domain/quantity/step-quantity'
import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../primitives/icon.tsx'
import { QuantityInput } from './quantity-input.tsx'

export type QuantityStepperWords = {
  /** The group and the field: «Количество: Стул „Рябина“». */
  quantity: string
  less: string
  more: string
}

type QuantityStepperProps = {
  quantity: number
  terms: SellingTerms
  /** Receives a quantity the rules allow; no «apply» is needed. */
  onChange: (quantity: number) => void
  words: QuantityStepperWords
  disabled?: boolean
}

const pressLook =
  'flex h-full w-9 shrink-0 items-center justify-center rounded-compact text-ink hover:bg-sand disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-40'

/**
 * Minus, the number, plus: 116 by 40 (design notes §3). Steps of 1, of the batch or of a tenth of a
 * metre, within minimum and stock (account §5). A press that could change nothing is dead.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, terms, onChange, words, disabled = false } = props
  const press = (direction: 'increment' | 'decrement', label: string, icon: ReactNode) => {
    const next = stepQuantity({ ...terms, quantity, direction }).quantity
    return (
      <button
        type="button"
        aria-label={label}
        disabled={disabled || next === quantity}
        onClick={() => onChange(next)}
        className={pressLook}
      >
        {icon}
      </button>
    )
  }
  return (
    <fieldset className="flex h-10 w-29 min-w-0 items-center rounded-compact border border-control bg-surface">
      <legend className="sr-only">{words.quantity}</legend>
      {press('decrement', words.less, <Icon of={Minus} size="line" />)}
      <QuantityInput
        quantity={quantity}
        terms={terms}
        onChange={onChange}
        label={words.quantity}
        disabled={disabled}
      />
      {press('increment', words.more, <Icon of={Plus} size="line" />)}
    </fieldset>
  )
}
