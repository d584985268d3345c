import type { PaymentMethod } from '@svetlitsa/api-client/query/payment'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect, useEffectEvent, useState } from 'react'
import { payWindowOf } from './pay-window.ts'

type PayWindows = {
  basketGuid: string
  methods: readonly PaymentMethod[]
  sum: number
  sign: string
}

/** From the orders of the cabinet one comes straight to the choice: its name stands in the hash. */
const CHOICE = '#paymentMethodsList'

/** The chosen way to pay, and the windows it opens (account §2). */
export function usePayWindows({ basketGuid, methods, sum, sign }: PayWindows) {
  const { open } = useWindows()
  const [chosenId, setChosenId] = useState<string | null>(null)
  const chosen = methods.find(({ id }) => id === chosenId) ?? methods[0] ?? null
  const hasChoice = methods.length > 1

  const openChoice = () => {
    if (!chosen) return
    open('paymentMethodsList', { methods, chosenId: chosen.id, onChoose: setChosenId })
  }
  const pay = () => {
    if (!chosen) return
    const told = { basketGuid, method: chosen, sum, sign }
    open(payWindowOf(chosen.type), hasChoice ? { ...told, onOther: openChoice } : told)
  }

  const openAsked = useEffectEvent(() => {
    if (location.hash !== CHOICE) return
    history.replaceState(history.state, '', location.pathname + location.search)
    openChoice()
  })
  useEffect(() => {
    if (hasChoice) openAsked()
  }, [hasChoice])

  return { chosen, pay, openChoice: hasChoice ? openChoice : undefined }
}
