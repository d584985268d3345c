import { useCheckCheckoutCode, useSendCheckoutCode } from '@svetlitsa/api-client/checkout/queries'
import { useCodeConfirmation } from '../../contact/use-code-confirmation.ts'

interface ConfirmationOptions {
  checkoutId: string
  /** 11 digits; null while the number is not whole. */
  phone: string | null
  onConfirmed: () => void
}

/** Confirms the number of a checkout by its code (checkout.contacts). */
export function usePhoneConfirmation({ checkoutId, phone, onConfirmed }: ConfirmationOptions) {
  const send = useSendCheckoutCode(checkoutId)
  const check = useCheckCheckoutCode(checkoutId)
  return useCodeConfirmation({
    phone,
    onConfirmed,
    calls: {
      send: async (number) => {
        const outcome = await send.mutateAsync(number)
        if (!outcome.ok) return { isSent: false, error: outcome.message, waitSeconds: 0 }
        const { result: isSent, error, timer: waitSeconds } = outcome.answer
        return { isSent, error, waitSeconds }
      },
      isSending: send.isPending,
      check: async (typed) => {
        const outcome = await check.mutateAsync(typed)
        return outcome.ok ? outcome.answer.error : outcome.message
      },
      isChecking: check.isPending,
    },
  })
}
