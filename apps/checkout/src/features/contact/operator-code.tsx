import type { Checkout } from '@svetlitsa/api-client/checkout/queries'
import { useSetOperatorCode } from '@svetlitsa/api-client/checkout-order/queries'
import { checkoutStepsTexts } from '@svetlitsa/i18n/checkout-steps/checkout-steps-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Accordion } from '@svetlitsa/ui/data/accordion'
import { Field } from '@svetlitsa/ui/forms/field'
import { useForm } from 'react-hook-form'

/** Names the member of staff who helped, until the orders are made (checkout.operator). */
export function OperatorCode({ checkout }: { checkout: Checkout }) {
  const t = useTexts(checkoutStepsTexts)
  const failures = useTexts(loadErrorTexts)
  const { register, handleSubmit, reset } = useForm({ defaultValues: { operatorCode: '' } })
  const { mutate, data: outcome, error: failure, isPending } = useSetOperatorCode(checkout.id)
  const refusal = outcome?.ok === false ? outcome.message : undefined
  const error = failure ? (getErrorMessage(failure) ?? failures('text')) : refusal
  if (checkout.operatorID !== null) {
    return (
      <p
        role="status"
        className="flex flex-wrap items-baseline justify-between gap-3 border-b border-line py-4.5 text-small"
      >
        <span>{t('operator.saved', { code: checkout.operatorID })}</span>
        <TextLink onClick={() => mutate('', { onSuccess: () => reset() })}>
          {t('operator.drop')}
        </TextLink>
      </p>
    )
  }
  return (
    <Accordion title={t('operator.title')}>
      <form
        noValidate
        className="flex max-w-text items-start gap-2"
        onSubmit={handleSubmit(({ operatorCode }) => {
          if (operatorCode.trim()) mutate(operatorCode)
        })}
      >
        <div className="min-w-0 grow">
          <Field
            label={t('operator.title')}
            hint={t('operator.hint')}
            size={48}
            autoComplete="off"
            maxLength={60}
            error={error}
            {...register('operatorCode')}
          />
        </div>
        <div className="pt-7">
          <Button type="submit" kind="quiet" waiting={isPending && t('operator.saving')}>
            {t('operator.save')}
          </Button>
        </div>
      </form>
    </Accordion>
  )
}
