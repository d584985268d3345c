import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { type ClaimStep, claimSteps } from '@svetlitsa/domain/claim/claim-step'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { FormStep } from '@svetlitsa/ui/forms/form-step'
import { type ReactNode, useState } from 'react'
import { ClaimTransfer } from './claim-transfer.tsx'
import { DescriptionStep } from './description-step.tsx'
import { DiscardClaim } from './discard-claim.tsx'
import { OfferStep } from './offer-step.tsx'
import { PackageStep } from './package-step.tsx'
import { PhotoStep, photoFields } from './photo-step.tsx'
import { SendStep } from './send-step.tsx'
import { isPhotoStep, StepSummary } from './step-summary.tsx'
import type { ClaimStepProps } from './use-claim-step.ts'

type FormStepName = Exclude<ClaimStep, 'Order'>

/** The order is chosen before the form opens. */
const steps = claimSteps.filter((step): step is FormStepName => step !== 'Order')

type ClaimFormProps = Pick<ClaimStepProps, 'claim' | 'onStale'>

/** The steps of a claim: done ones fold into what was answered (claim.steps). */
export function ClaimForm({ claim, onStale }: ClaimFormProps) {
  const t = useTexts(claimFormTexts)
  // Without it the first step that the server misses is open.
  const [opened, setOpened] = useState<FormStepName | null>(null)
  const first: FormStepName = claim.step === 'Order' ? 'Offer' : claim.step
  const current = opened ?? first
  const stepProps = { claim, onStale, onDone: () => setOpened(null) }
  const render: Record<FormStepName, () => ReactNode> = {
    Offer: () => <OfferStep {...stepProps} onTouch={() => setOpened('Offer')} />,
    Description: () => <DescriptionStep {...stepProps} />,
    NumberPackage: () => <PackageStep {...stepProps} />,
    LabelPhotos: () => renderPhotos('LabelPhotos'),
    DefectPhotos: () => renderPhotos('DefectPhotos'),
    PackagePhotos: () => renderPhotos('PackagePhotos'),
    AdditionalPhotos: () => renderPhotos('AdditionalPhotos'),
    SaveClaim: () => <SendStep claim={claim} onStale={onStale} onOpen={setOpened} />,
  }
  const renderPhotos = (step: keyof typeof photoFields) => (
    <PhotoStep key={step} step={step} {...stepProps} onTouch={() => setOpened(step)} />
  )
  return (
    <>
      <p className="mt-2 max-w-text text-small text-ink-soft">{t('draft')}</p>
      <ClaimTransfer guid={claim.guid} />
      <ol aria-label={t('steps')} className="mt-8">
        {steps.map((step, index) => {
          const state = step === current ? 'open' : isFilled(claim, step) ? 'done' : 'next'
          const title = t(`step.${step}`)
          return (
            <FormStep
              key={step}
              number={index + 1}
              labels={{ title, done: t('done') }}
              state={state}
              summary={state === 'done' && <StepSummary claim={claim} step={step} />}
              action={
                <TextLink
                  onClick={() => setOpened(step)}
                  aria-label={t('changeOf', { step: title })}
                >
                  {t('change')}
                </TextLink>
              }
            >
              {state === 'open' && render[step]()}
            </FormStep>
          )
        })}
      </ol>
      <DiscardClaim guid={claim.guid} />
    </>
  )
}

function isFilled(claim: Claim, step: FormStepName): boolean {
  if (step === 'Offer') return claim.offerGuid !== null
  if (step === 'Description') return claim.description.length >= claimTerms.descriptionMinLength
  if (step === 'NumberPackage') return claim.numberPackage !== ''
  if (!isPhotoStep(step)) return false
  const isPassed = step === 'AdditionalPhotos' && claim.step === 'SaveClaim'
  return isPassed || claim[photoFields[step]].length > 0
}
