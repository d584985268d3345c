import type { PaymentMethod } from '@svetlitsa/api-client/payment/queries'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { PaymentMethodList } from '@svetlitsa/ui/order/payment-method-list'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'

export type MethodsWindowProps = {
  methods: readonly PaymentMethod[]
  chosenId: string
  onChoose: (id: string) => void
}

/**
 * paymentMethodsList: the methods available for the city and order, ordered by group
 * (payment.groups).
 */
export function MethodsWindow({ methods, chosenId, onChoose }: MethodsWindowProps) {
  const t = useTexts(checkoutTexts)
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
        legend={t('payment.method')}
        methods={methods.map(({ id: value, name, label }) => ({
          id: value,
          label: name,
          note: label,
        }))}
        chosenId={id}
        onChoose={setId}
      />
      <Button wide type="submit">
        {t('payment.window.choose')}
      </Button>
    </form>
  )
}
