import { stepQuantity } from '@svetlitsa/domain/quantity/quantity'
import type { SellingTerms } from '@svetlitsa/domain/quantity/selling-terms'
import { Minus, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../media/icon/icon.tsx'
import { type CorrectedQuantity, QuantityInput } from './quantity-input.tsx'

export type QuantityStepperLabels = {
  /** Accessible name of the group and the field: «Количество: Стул „Рябина“». */
  quantity: string
  less: string
  more: string
  /** «м» behind the number, for goods sold by the metre. */
  unit?: string | undefined
  /** The decimal sign of the reader's language; a comma unless given. Both may be typed. */
  decimal?: string | undefined
}

type QuantityStepperProps = {
  quantity: number
  terms: SellingTerms
  /** Called with a quantity that the rules allow; there is no «apply» button. */
  onChange: (quantity: number) => void
  /** Called when the rules do not allow what was typed, so that the reason can be told. */
  onCorrect?: (corrected: CorrectedQuantity) => void
  labels: QuantityStepperLabels
  disabled?: boolean
}

const stepButtonClass =
  'flex h-full w-9 shrink-0 items-center justify-center rounded-compact text-ink hover:bg-sand disabled:pointer-events-none disabled:text-ink-faint disabled:opacity-40'

/**
 * Minus, the quantity, plus: 116 × 40 px, with a unit 144 (ADR 0050). Steps of 1, of the batch or of a tenth of a
 * metre, within minimum and stock (basket.quantity). A button that would change nothing is
 * disabled.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { quantity, terms, onChange, onCorrect, labels, disabled = false } = props
  const renderStepButton = (
    direction: 'increment' | 'decrement',
    label: string,
    icon: ReactNode,
  ) => {
    const next = stepQuantity({ ...terms, quantity, direction }).quantity
    return (
      <button
        type="button"
        aria-label={label}
        disabled={disabled || next === quantity}
        onClick={() => onChange(next)}
        className={stepButtonClass}
      >
        {icon}
      </button>
    )
  }
  return (
    <fieldset
      className={`flex h-10 min-w-0 items-center rounded-compact border border-control bg-surface ${labels.unit ? 'w-36' : 'w-29'}`}
    >
      <legend className="sr-only">{labels.quantity}</legend>
      {renderStepButton('decrement', labels.less, <Icon iconNode={Minus} size="line" />)}
      <QuantityInput
        quantity={quantity}
        terms={terms}
        onChange={onChange}
        onCorrect={onCorrect}
        label={labels.quantity}
        decimal={labels.decimal}
        disabled={disabled}
      />
      {labels.unit && (
        <span aria-hidden className="ml-1 shrink-0 text-small text-ink-soft">
          {labels.unit}
        </span>
      )}
      {renderStepButton('increment', labels.more, <Icon iconNode={Plus} size="line" />)}
    </fieldset>
  )
}
