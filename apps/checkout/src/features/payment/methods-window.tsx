import type { PaymentMethod } from '@svetlitsa/api-client/query/payment'
import { checkoutTexts } from '@svetlitsa/i18n/checkout-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { PaymentMethodList } from '@svetlitsa/ui/shop/payment-method-list'
import { useState } from 'react'

export type MethodsWindowProps = {
  methods: readonly PaymentMethod[]
  chosenId: string
  onChoose: (id: string) => void
}

/** paymentMethodsList: the ways that city and order allow, in the order of their groups (account §3). */
export function MethodsWindow({ methods, chosenId, onChoose }: MethodsWindowProps) {
  const say = useTexts(checkoutTexts)
  const { close } = useWindows()
  const [id, setId] = useState(chosenId)
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onChoose(id)
        close()
      }}
    >
      <PaymentMethodList
        legend={say('payment.method')}
        methods={methods.map(({ id: value, name, label }) => ({
          id: value,
          label: name,
          note: label,
        }))}
        chosenId={id}
        onChoose={setId}
      />
      <Button wide type="submit">
        {say('payment.window.choose')}
      </Button>
    </form>
  )
}
