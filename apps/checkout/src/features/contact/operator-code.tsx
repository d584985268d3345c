import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useSetOperatorCode } from '@svetlitsa/api-client/checkout-order/queries'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Accordion } from '@svetlitsa/ui/data/accordion'
import { Field } from '@svetlitsa/ui/forms/field'

/** Names the member of staff who helped, until the orders are made (checkout.operator). */
export function OperatorCode({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const { mutate, mutateAsync } = useSetOperatorCode(checkout.id)
  const { form, bindText, formProps, isSending } = useCallForm({
    values: { operatorCode: '' },
    toInput: ({ operatorCode }) => operatorCode,
    canSubmit: ({ operatorCode }) => operatorCode.trim() !== '',
    call: (operatorCode) => mutateAsync(operatorCode),
    failureField: 'operatorCode',
  })
  if (checkout.operatorID !== null) {
    return (
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-4.5 text-small"
      >
        <span>{t('operator.saved', { code: checkout.operatorID })}</span>
        <TextLink onClick={() => mutate('', { onSuccess: () => form.reset() })}>
          {t('operator.drop')}
        </TextLink>
      </p>
    )
  }
  return (
    <Accordion title={t('operator.title')}>
      <form {...formProps} className="flex max-w-text items-start gap-2">
        <div className="min-w-0 grow">
          <Field
            label={t('operator.title')}
            hint={t('operator.hint')}
            size={48}
            autoComplete="off"
            maxLength={60}
            name="operatorCode"
            {...bindText('operatorCode')}
          />
        </div>
        <div className="pt-7">
          <Button type="submit" kind="quiet" waiting={isSending && t('operator.saving')}>
            {t('operator.save')}
          </Button>
        </div>
      </form>
    </Accordion>
  )
}
