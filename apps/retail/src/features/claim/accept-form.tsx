import { type DeskClaim, useDecideClaim } from '@svetlitsa/api-client/claim-desk/queries'
import { type ClaimOutcome, claimOutcomes, claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Select } from '@svetlitsa/ui/forms/select'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { type TakenLine, TakenLineFields } from '../../order-move/taken-line-fields.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type AcceptFormProps = { claim: DeskClaim; onDone: (isSaved: boolean) => void }

/** Accepts a claim: other goods, or the money for parts of the order that come back. */
export function AcceptForm({ claim, onDone }: AcceptFormProps) {
  const t = useTexts(claimTexts)
  const { mutateAsync, isPending } = useDecideClaim()
  const { move, ...moved } = useMoveOrder()
  const [outcome, setOutcome] = useState<ClaimOutcome>('replacement')
  const [taken, setTaken] = useState(() => chooseClaimed(claim))
  const [words, setWords] = useState('')
  const lines = claim.lines.flatMap(({ id: lineId }) => {
    const { quantity, isSound } = taken[lineId] ?? nothing
    return quantity > 0 ? [{ lineId, quantity, isSound }] : []
  })
  const isReturn = outcome === 'return'
  const save = async () => {
    const { guid, version } = claim
    const decision = { claim: guid, version, decision: 'accepted' as const, outcome }
    const input = { ...decision, text: words.trim(), ...(isReturn ? { lines } : {}) }
    if (await move((key) => mutateAsync({ key, input }))) onDone(true)
  }
  return (
    <OrderFormFrame
      outcome={moved}
      submit={{
        label: t('accept.go'),
        isPending,
        disabled: isReturn && lines.length === 0,
        onPress: () => void save(),
      }}
      onBack={() => onDone(false)}
    >
      <Select
        label={t('accept.outcome')}
        size={44}
        value={outcome}
        onChange={(value) => setOutcome(value as ClaimOutcome)}
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
            onChange={(changed) => setTaken({ ...taken, [line.id]: changed })}
          />
        ))}
      <TextArea
        label={t('accept.label')}
        hint={t('words')}
        rows={3}
        maxLength={claimTerms.messageMaxLength}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
    </OrderFormFrame>
  )
}

/** Claimed goods are taken for damaged: they do not go back to stock by mistake. */
const nothing: TakenLine = { quantity: 0, isSound: false }

function chooseClaimed({ lines, quantity }: DeskClaim): Readonly<Record<number, TakenLine>> {
  const claimed = lines.find(({ isClaimed }) => isClaimed)
  if (!claimed) return {}
  return { [claimed.id]: { ...nothing, quantity: Math.min(quantity, claimed.quantity) } }
}
