import { useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import { type ClaimStep, claimSteps } from '@svetlitsa/domain/claim/claim-step'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'

type FormStepName = Exclude<ClaimStep, 'Order'>

type SendStepProps = Omit<ClaimStepProps, 'onDone'> & { onOpen: (step: FormStepName) => void }

/** Sends the claim; what the server misses leads to its step. */
export function SendStep({ claim, onStale, onOpen }: SendStepProps) {
  const t = useTexts(claimFormTexts)
  const { mutateAsync } = useSaveClaimStep('SaveClaim')
  const { save, isSaving } = useClaimStep({ claim, onStale })
  const { formProps, failure } = useCallForm({
    values: {},
    toInput: () => claim.guid,
    call: () => save((named) => mutateAsync(named)),
  })
  const missing = claimSteps.flatMap((step) => {
    const text = failure?.fields[step]
    return text && step !== 'Order' ? [{ step, text }] : []
  })
  return (
    <StepFrame
      formProps={formProps}
      isSaving={isSaving}
      error={missing.length === 0 ? failure?.message : undefined}
      submit={{ label: t('send.go'), waiting: t('send.sending') }}
    >
      <p>{t('send.text')}</p>
      {missing.length > 0 && (
        <Notice tone="sale" live>
          {t('send.incomplete')}
          <ul className="mt-1">
            {missing.map(({ step, text }) => (
              <li key={step}>
                <TextLink onClick={() => onOpen(step)}>{t(`step.${step}`)}</TextLink>: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </StepFrame>
  )
}
