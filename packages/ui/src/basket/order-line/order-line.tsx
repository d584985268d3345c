import type { ReactNode } from 'react'

type OrderLineProps = {
  /**
   * `<Checkbox hideLabel>` that includes the line in the order; omit it where all lines are
   * ordered.
   */
  check?: ReactNode
  /** `<Picture>` of 132 × 104 px. */
  picture: ReactNode
  /** Name, size and actions: `<OrderLineText>`. */
  text: ReactNode
  /** `<QuantityStepper>`, or «2 шт.» where the quantity cannot be changed. */
  quantity: ReactNode
  /** `<OrderLineSum>`. */
  sum: ReactNode
  /** A problem of this line: «Осталось 2 шт., в корзине было 4». */
  note?: ReactNode
}

/**
 * One line of the basket (ADR 0050). On the phone the quantity is under the picture, with the sum
 * at its right.
 */
export function OrderLine({ check, picture, text, quantity, sum, note }: OrderLineProps) {
  return (
    <li className="border-b border-line py-5">
      <div className="flex gap-3 lg:items-center lg:gap-5">
        {check && <div className="max-lg:pt-6">{check}</div>}
        <div className="grid min-w-0 grow grid-cols-[--spacing(29)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 lg:grid-cols-[--spacing(33)_minmax(0,1fr)_auto_--spacing(34)] lg:gap-x-5">
          <div className="self-start overflow-hidden rounded-medium">{picture}</div>
          <div className="min-w-0 self-start lg:self-center">{text}</div>
          <div>{quantity}</div>
          <div className="text-right">{sum}</div>
        </div>
      </div>
      {note && (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-small text-sale lg:pl-10">
          {note}
        </div>
      )}
    </li>
  )
}
