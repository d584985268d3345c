import {
  type AssemblerAccount,
  useAssemblerAccount,
  usePayAssembler,
} from '@svetlitsa/api-client/assembly-desk/queries'
import type { BoardAssembler } from '@svetlitsa/api-client/dispatch/queries'
import { parseTypedSum } from '@svetlitsa/domain/money/parse-typed-sum'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useToast } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { Field } from '@svetlitsa/ui/forms/field'
import { Select } from '@svetlitsa/ui/forms/select'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'

/** What an assembler is owed, and its payment; for administrators (assembler.recount). */
export function PayPart({ assembler }: { assembler: BoardAssembler }) {
  const t = useTexts(dispatchTexts)
  const { data, isError, refetch } = useAssemblerAccount(assembler.id)
  if (isError && !data) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <section className="mt-4 grid gap-3 border-t border-line pt-4">
      <h3 className="text-body font-semibold">{t('pay.title')}</h3>
      {data.balances.map(({ code, sign, sum }) => (
        <p key={code} className="tabular-nums">
          {formatPrice(sum, { sign })}
        </p>
      ))}
      <PayForm assembler={assembler} balances={data.balances} />
    </section>
  )
}

const kinds = ['payout', 'deduction', 'addition'] as const
type PayKind = (typeof kinds)[number]

type PayFormProps = { assembler: BoardAssembler; balances: AssemblerAccount['balances'] }

function PayForm({ assembler, balances }: PayFormProps) {
  const t = useTexts(dispatchTexts)
  const showToast = useToast()
  const { mutateAsync } = usePayAssembler()
  const { form, bindText, bindValue, formProps, canSubmit, isSending, moved } = useMoveForm({
    values: { kind: 'payout' as PayKind, currency: 'RUB', sum: '', note: '' },
    toInput: (typed) => {
      const whole = parseTypedSum(typed.sum)
      if (whole === null) return null
      return {
        assemblerId: assembler.id,
        kind: typed.kind === 'payout' ? ('payout' as const) : ('correction' as const),
        sum: typed.kind === 'deduction' ? -whole : whole,
        currency: typed.currency,
        note: typed.note,
      }
    },
    canSubmit: ({ kind, sum, note }) =>
      (parseTypedSum(sum) ?? 0) > 0 && (kind === 'payout' || note.trim() !== ''),
    call: (input, key) => mutateAsync({ key, input }),
    onDone: (_answer, { setValue }, input) => {
      const paid = formatPrice(Math.abs(input.sum), { sign })
      setValue('sum', '')
      setValue('note', '')
      showToast({ text: t('pay.done', { name: assembler.name, sum: paid }) })
    },
  })
  const { kind, currency } = form.watch()
  const sign: string = balances.find(({ code }) => code === currency)?.sign ?? ''
  return (
    <form {...formProps} className="grid gap-3">
      <Select
        label={t('pay.kind')}
        size={44}
        value={kind}
        onChange={(value) =>
          bindValue('kind').onChange(kinds.find((one) => one === value) ?? 'payout')
        }
        options={kinds.map((value) => ({ value, label: t(`pay.kinds.${value}`) }))}
      />
      {balances.length > 1 && (
        <Select
          label={t('pay.currency')}
          size={44}
          value={currency}
          onChange={bindValue('currency').onChange}
          options={balances.map(({ code, sign: label }) => ({ value: code, label }))}
        />
      )}
      <Field label={t('pay.sum', { sign })} size={44} inputMode="numeric" {...bindText('sum')} />
      <Field
        label={t('pay.note')}
        hint={kind === 'payout' ? undefined : t('pay.noteNeeded')}
        size={44}
        maxLength={200}
        {...bindText('note')}
      />
      <MoveOutcome {...moved} />
      <div>
        <Button
          type="submit"
          size={40}
          kind="outline"
          disabled={!canSubmit}
          waiting={isSending && t('waiting')}
        >
          {t('pay.go')}
        </Button>
      </div>
    </form>
  )
}
