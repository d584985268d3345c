import {
  type DeskClaim,
  useAnswerClaim,
  useDecideClaim,
} from '@svetlitsa/api-client/claim-desk/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { type MoveOutcome, useMoveForm } from '../../order-move/use-move-form.ts'

type WordsFormProps = {
  claim: DeskClaim
  purpose: 'answer' | 'decline'
  onDone: (isSaved: boolean) => void
}

/** Words to the customer: an answer, or the reason why the claim is declined. */
export function WordsForm({ claim, purpose, onDone }: WordsFormProps) {
  const t = useTexts(claimTexts)
  const answer = useAnswerClaim()
  const decide = useDecideClaim()
  const { bindText, ...form } = useMoveForm({
    values: { text: '' },
    toInput: ({ text }) => {
      const words = { claim: claim.guid, text: text.trim() }
      if (purpose === 'answer') return words
      return { ...words, version: claim.version, decision: 'declined' as const }
    },
    canSubmit: ({ text }) => text.trim() !== '',
    call: (input, key): Promise<MoveOutcome<unknown>> =>
      'decision' in input ? decide.mutateAsync({ key, input }) : answer.mutateAsync({ key, input }),
    onDone: () => onDone(true),
  })
  return (
    <OrderFormFrame form={form} submitLabel={t(`${purpose}.go`)} onBack={() => onDone(false)}>
      <TextArea
        label={t(`${purpose}.label`)}
        hint={t('words')}
        rows={3}
        maxLength={claimTerms.messageMaxLength}
        {...bindText('text')}
      />
    </OrderFormFrame>
  )
}
