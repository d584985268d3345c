import {
  type DeskClaim,
  useAnswerClaim,
  useDecideClaim,
} from '@svetlitsa/api-client/claim-desk/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

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
  const { move, ...outcome } = useMoveOrder()
  const [words, setWords] = useState('')
  const text = words.trim()
  const { guid, version } = claim
  const save = async () => {
    const isSaved = await move((key) =>
      purpose === 'answer'
        ? answer.mutateAsync({ key, input: { claim: guid, text } })
        : decide.mutateAsync({ key, input: { claim: guid, version, decision: 'declined', text } }),
    )
    if (isSaved) onDone(true)
  }
  return (
    <OrderFormFrame
      outcome={outcome}
      submit={{
        label: t(`${purpose}.go`),
        isPending: answer.isPending || decide.isPending,
        disabled: text === '',
        onPress: () => void save(),
      }}
      onBack={() => onDone(false)}
    >
      <TextArea
        label={t(`${purpose}.label`)}
        hint={t('words')}
        rows={3}
        maxLength={claimTerms.messageMaxLength}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
    </OrderFormFrame>
  )
}
