import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
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
  const { allowed, isPending } = bonus
  const { bindText, formProps, submit } = useCallForm({
    values: { sum: '', isAll: false },
    check: ({ sum, isAll }) => ({
      sum: isAll || parseTypedSum(sum) !== null ? undefined : t('whole'),
    }),
    toInput: ({ sum, isAll }) => (isAll ? allowed : parseTypedSum(sum)),
    call: async (sum): Promise<FormOutcome<string | null>> => {
      const outcome = await bonus.spend(sum)
      if (outcome.ok) return { ok: true, answer: outcome.errorShow }
      if (outcome.restarts) onRefused(outcome.message)
      return outcome
    },
    onDone: (errorShow, { setValue, setError }) => {
      setValue('sum', '')
      if (errorShow) setError('sum', { message: errorShow })
    },
    failureField: 'sum',
    failed: t('failed'),
  })
  return (
    <form {...formProps} className="flex flex-col gap-3">
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
            name="sum"
            {...bindText('sum')}
          />
        </div>
        <Button type="submit" kind="quiet" waiting={isPending && t('applying')}>
          {t('apply')}
        </Button>
      </div>
      {allowed > 0 && bonus.spent < allowed && (
        <Button kind="soft" wide disabled={isPending} onClick={() => void submit({ isAll: true })}>
          {t('applyAll')}
        </Button>
      )}
    </form>
  )
}
