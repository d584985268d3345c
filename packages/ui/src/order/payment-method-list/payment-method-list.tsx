import type { ReactNode } from 'react'
import { RadioCards } from '../../forms/radio-cards/radio-cards.tsx'

export type PaymentMethodOption = {
  id: string
  label: string
  /** What it means for the customer: «4 платежа по 16 248 ₽». */
  note?: string
  /** Small logos of the payment systems, 24 px high; the label contains their names. */
  icons?: readonly string[]
  /** Why the method is not available now; it is then shown disabled. */
  refusal?: string
}

type PaymentMethodListProps = {
  /** «Способ оплаты». */
  legend: string
  methods: readonly PaymentMethodOption[]
  chosenId: string | null
  onChoose: (id: string) => void
  /**
   * Additional fields of the chosen method: the number of a certificate, details for an invoice.
   */
  children?: ReactNode
}

/** Payment methods as a list; a disabled method shows the reason instead of its note. */
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
