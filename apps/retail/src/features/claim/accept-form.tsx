import { type DeskClaim, useDecideClaim } from '@svetlitsa/api-client/claim-desk/queries'
import { type ClaimOutcome, claimOutcomes, claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { TakenLineFields } from '../../order-move/taken-line-fields.tsx'
import {
  listTakenLines,
  type TakenLine,
  type TakenLines,
  toTakenFields,
} from '../../order-move/taken-lines.ts'
import { useMoveForm } from '../../order-move/use-move-form.ts'

type AcceptFormProps = { claim: DeskClaim; onDone: (isSaved: boolean) => void }

/** Accepts a claim: other goods, or the money for parts of the order that come back. */
export function AcceptForm({ claim, onDone }: AcceptFormProps) {
  const t = useTexts(claimTexts)
  const { mutateAsync } = useDecideClaim()
  const { bindText, bindValue, ...form } = useMoveForm({
    values: { outcome: 'replacement' as ClaimOutcome, taken: chooseClaimed(claim), text: '' },
    toInput: ({ outcome, taken, text }) => ({
      claim: claim.guid,
      version: claim.version,
      decision: 'accepted' as const,
      outcome,
      text: text.trim(),
      ...(outcome === 'return' ? { lines: listTakenLines(claim.lines, taken) } : {}),
    }),
    canSubmit: ({ outcome, taken }) =>
      outcome !== 'return' || listTakenLines(claim.lines, taken).length > 0,
    call: async (input, key) => {
      const answered = await mutateAsync({ key, input })
      if (answered.ok) return answered
      return { ...answered, fields: toTakenFields(input.lines ?? [], answered.fields) }
    },
    onDone: () => onDone(true),
  })
  const outcome = bindValue('outcome')
  const { value: taken, onChange: take } = bindValue('taken')
  const isReturn = outcome.value === 'return'
  const { errors } = form.form.formState
  return (
    <OrderFormFrame form={form} submitLabel={t('accept.go')} onBack={() => onDone(false)}>
      <Select
        label={t('accept.outcome')}
        size={44}
        error={outcome.error}
        value={outcome.value}
        onChange={(value) => outcome.onChange(value as ClaimOutcome)}
        options={claimOutcomes
          .filter((value) => value === 'replacement' || claim.canReturn)
          .map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      {isReturn &&
        claim.lines.map((line) => (
          <TakenLineFields
            key={line.id}
            line={line}
            taken={taken[line.id] ?? nothing}
            asksCondition
            error={errors.taken?.[line.id]?.quantity?.message}
            onChange={(changed) => take({ ...taken, [line.id]: changed })}
          />
        ))}
      <TextArea
        label={t('accept.label')}
        hint={t('words')}
        rows={3}
        maxLength={claimTerms.messageMaxLength}
        {...bindText('text')}
      />
    </OrderFormFrame>
  )
}

/** Claimed goods are taken for damaged: they do not go back to stock by mistake. */
const nothing: TakenLine = { quantity: 0, isSound: false }

function chooseClaimed({ lines, quantity }: DeskClaim): TakenLines {
  const claimed = lines.find(({ isClaimed }) => isClaimed)
  if (!claimed) return {}
  return { [claimed.id]: { ...nothing, quantity: Math.min(quantity, claimed.quantity) } }
}
