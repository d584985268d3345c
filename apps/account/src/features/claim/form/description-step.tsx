import { useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'
import { useKeptText } from './use-kept-text.ts'

const { descriptionMinLength: min, descriptionMaxLength: max } = claimTerms

/** What is wrong, in the customer's words. */
export function DescriptionStep({ claim, onDone, onStale }: ClaimStepProps) {
  const t = useTexts(claimFormTexts)
  const { mutateAsync } = useSaveClaimStep('Description')
  const { save, isSaving } = useClaimStep({ claim, onStale })
  const { text, change, clear } = useKeptText(`claim-description-${claim.guid}`, claim.description)
  const { bindText, formProps, failure } = useCallForm({
    values: { description: text },
    check: ({ description }) => ({
      description: description.trim().length < min ? t('description.short', { min }) : undefined,
    }),
    toInput: ({ description }) => description.trim(),
    call: (description) => save((named) => mutateAsync({ ...named, description })),
    onDone: () => {
      clear()
      onDone()
    },
  })
  const { onChange, ...area } = bindText('description')
  const counted = t('description.count', { count: area.value.length, max })
  return (
    <StepFrame formProps={formProps} isSaving={isSaving} error={failure?.message}>
      <TextArea
        label={t('description.label')}
        rows={5}
        maxLength={max}
        {...area}
        hint={
          <>
            {t('description.hint')}{' '}
            <span className="whitespace-nowrap tabular-nums">{counted}</span>
          </>
        }
        onChange={(event) => {
          onChange(event)
          change(event.currentTarget.value)
        }}
      />
    </StepFrame>
  )
}
