import { useIssueBill } from '@svetlitsa/api-client/payment-document/queries'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { normalizeLine } from '@svetlitsa/domain/text/plain-text'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { type FormProblems, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useOnValuesChange } from '@svetlitsa/shell/form/use-on-values-change'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { PaymentWindowProps } from '../window/payment-window.ts'
import { type Payer, readPayer, requiredPayerFields, storePayer } from './payer.ts'

export type BillForm = ReturnType<typeof useBillForm>

/** The requisites typed for a bill, kept in this tab, and the call that issues it. */
export function useBillForm({ basketGroup, method, sum, payer }: PaymentWindowProps) {
  const t = useTexts(checkoutTexts)
  const { close } = useWindows()
  const { mutateAsync } = useIssueBill()
  const check = (typed: Payer): FormProblems<Payer> => {
    const missing = requiredPayerFields.filter(({ read }) => read(typed).trim() === '')
    const { email } = typed
    return {
      ...Object.fromEntries(missing.map(({ path }) => [path, t('payment.bill.required')])),
      email: isEmail(normalizeLine(email))
        ? undefined
        : t(email.trim() ? 'payment.bill.emailWrong' : 'payment.bill.required'),
    }
  }
  const bill = useCallForm({
    mode: 'onTouched',
    values: () => payer?.saved ?? readPayer(),
    check,
    toInput: (typed) => ({ basketGroup, methodId: method.id, sum, ...typed }),
    call: async (input, key) => {
      const { email, contragent, paymentAccount } = input
      // A bill does not wait for the requisites to be kept.
      const saved = await payer?.save({ email, contragent, paymentAccount }).catch(() => null)
      return saved?.ok === false ? saved : mutateAsync({ key, input })
    },
    onDone: () => close(),
    failed: () => t('payment.bill.failed'),
  })
  useOnValuesChange(bill.form, storePayer)
  return bill
}
