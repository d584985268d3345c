'use client'

import type { ReactNode } from 'react'
import { RadioCards } from '../primitives/radio-cards.tsx'

export type PaymentMethodLine = {
  id: string
  label: string
  /** What it means for the payer: «4 платежа по 16 248 ₽». */
  note?: string
  /** Small pictures of the systems, 24 px high; the label names them. */
  icons?: readonly string[]
  /** Why it cannot be used now; it is then shown and dead. */
  refusal?: string
}

type PaymentMethodListProps = {
  /** «Способ оплаты». */
  legend: string
  methods: readonly PaymentMethodLine[]
  chosenId: string | null
  onChoose: (id: string) => void
  /** What the chosen one asks for: the number of a certificate, details for a bill. */
  children?: ReactNode
}

/** Ways to pay, one under another; why a dead one is dead stands in its place. */
export function PaymentMethodList(props: PaymentMethodListProps) {
  const { legend, methods, chosenId, onChoose, children } = props
  return (
    <div className="flex flex-col gap-4">
      <RadioCards
        legend={legend}
        name="payment-method"
        columns={1}
        value={chosenId}
        onChange={onChoose}
        options={methods.map(({ id, label, note, icons, refusal }) => ({
          value: id,
          title: label,
          note: refusal ?? note,
          disabled: refusal !== undefined,
          aside: icons && <PaymentIcons icons={icons} />,
        }))}
      />
      {children}
    </div>
  )
}

function PaymentIcons({ icons }: { icons: readonly string[] }) {
  return (
    <span className="flex gap-2">
      {icons.map((icon) => (
        <img key={icon} src={icon} alt="" height={24} className="h-6 w-auto" />
      ))}
    </span>
  )
}
