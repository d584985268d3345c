import type { PaymentMethod, PaymentTerms } from '@svetlitsa/api-client/payment/queries'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect, useEffectEvent, useState } from 'react'
import { findPaymentWindow, type SavedPayer } from './payment-window.ts'

type PaymentWindowsOptions = {
  basketGroup: string
  methods: readonly PaymentMethod[]
  sum: number
  sign: string
  terms: PaymentTerms
  remembered?: RememberedMethod | undefined
  payer?: SavedPayer | undefined
}

/** The method that was chosen before, and the call that remembers another one. */
export type RememberedMethod = { id: string | null; onChoose: (id: string) => void }

/** The account's orders link directly to the method selection through this hash. */
const methodsHash = '#paymentMethodsList'

/** The selected payment method and the windows it opens (window.names). */
export function usePaymentWindows(options: PaymentWindowsOptions) {
  const { methods, remembered, ...payment } = options
  const { open } = useWindows()
  const [chosenId, setChosenId] = useState<string | null>(remembered?.id ?? null)
  const chosen = methods.find(({ id }) => id === chosenId) ?? methods[0] ?? null
  const hasChoice = methods.length > 1

  const choose = (id: string) => {
    setChosenId(id)
    remembered?.onChoose(id)
  }
  const openChoice = () => {
    if (!chosen) return
    open('paymentMethodsList', { methods, chosenId: chosen.id, onChoose: choose })
  }
  const pay = () => {
    const windowName = chosen && findPaymentWindow(chosen.type)
    if (!windowName) return
    const windowProps = { ...payment, method: chosen }
    open(windowName, hasChoice ? { ...windowProps, onOther: openChoice } : windowProps)
  }

  const openFromHash = useEffectEvent(() => {
    if (location.hash !== methodsHash) return
    history.replaceState(history.state, '', location.pathname + location.search)
    openChoice()
  })
  useEffect(() => {
    if (hasChoice) openFromHash()
  }, [hasChoice])

  return { chosen, pay, openChoice: hasChoice ? openChoice : undefined }
}
