import { useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useRef, useState } from 'react'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'
import { useKeptText } from './use-kept-text.ts'

const { descriptionMinLength: min, descriptionMaxLength: max } = claimTerms

/** What is wrong, in the customer's words. */
export function DescriptionStep({ claim, onDone, onStale }: ClaimStepProps) {
  const t = useTexts(claimFormTexts)
  const { mutateAsync } = useSaveClaimStep('Description')
  const { save, isSaving, failure } = useClaimStep({ claim, onStale })
  const { text, change, clear } = useKeptText(`claim-description-${claim.guid}`, claim.description)
  const [isShort, setIsShort] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const description = text.trim()
  const submit = async () => {
    setIsShort(description.length < min)
    if (description.length < min) return field.current?.focus()
    if (!(await save((named) => mutateAsync({ ...named, description })))) return
    clear()
    onDone()
  }
  const counted = t('description.count', { count: text.length, max })
  return (
    <StepFrame isSaving={isSaving} error={failure?.message} onSubmit={() => void submit()}>
      <TextArea
        ref={field}
        label={t('description.label')}
        rows={5}
        maxLength={max}
        value={text}
        error={isShort && description.length < min ? t('description.short', { min }) : undefined}
        hint={
          <>
            {t('description.hint')}{' '}
            <span className="whitespace-nowrap tabular-nums">{counted}</span>
          </>
        }
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    </StepFrame>
  )
}
