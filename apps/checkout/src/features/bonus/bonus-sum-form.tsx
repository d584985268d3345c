import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useForm } from 'react-hook-form'
import type { BonusSpending } from './bonus-spending.ts'

type BonusSumFormProps = {
  bonus: BonusSpending
  balance: number
  /** The bonuses may not be spent any more: the flow starts anew. */
  onRefused: (message: string) => void
}

/** How many bonuses to spend, or all that are allowed. */
export function BonusSumForm({ bonus, balance, onRefused }: BonusSumFormProps) {
  const t = useTexts(bonusTexts)
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    defaultValues: { sum: '' },
  })
  const { allowed, isPending } = bonus

  const spend = async (bonusSum: number) => {
    try {
      const { errorShow, restarts } = await bonus.spend(bonusSum)
      if (restarts) return onRefused(errorShow ?? '')
      setValue('sum', '')
      if (errorShow) setError('sum', { message: errorShow })
    } catch (error) {
      setError('sum', { message: getErrorMessage(error) ?? t('failed') })
    }
  }
  return (
    <form
      onSubmit={handleSubmit(({ sum }) => spend(parseTypedSum(sum) ?? 0))}
      className="flex flex-col gap-3"
      noValidate
    >
      <p className="text-small">
        {t('balance', { count: balance })}. {t('allowed', { count: allowed })}.
      </p>
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={t('sum')}
            size={48}
            inputMode="numeric"
            autoComplete="off"
            error={formState.errors.sum?.message}
            {...register('sum', {
              validate: (text) => parseTypedSum(text) !== null || t('whole'),
            })}
          />
        </div>
        <Button type="submit" kind="quiet" waiting={isPending && t('applying')}>
          {t('apply')}
        </Button>
      </div>
      {allowed > 0 && bonus.spent < allowed && (
        <Button kind="soft" wide disabled={isPending} onClick={() => void spend(allowed)}>
          {t('applyAll')}
        </Button>
      )}
    </form>
  )
}
