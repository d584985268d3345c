import { type Claim, useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoUploads } from '@svetlitsa/shell/upload/photo-uploads'
import { useId, useState } from 'react'
import { FieldError } from '../../../account/field-error.tsx'
import { StepFrame } from './step-frame.tsx'
import { type ClaimStepProps, useClaimStep } from './use-claim-step.ts'

/** The steps of photographs, with the field of the claim that each fills. */
export const photoFields = {
  LabelPhotos: 'labelPhotos',
  DefectPhotos: 'defectPhotos',
  PackagePhotos: 'packagePhotos',
  AdditionalPhotos: 'additionalPhotos',
} as const

export type PhotoStepName = keyof typeof photoFields

type PhotoStepProps = ClaimStepProps & {
  step: PhotoStepName
  /** Called before the first change, which may already make the step a done one. */
  onTouch: () => void
}

/** Photographs of one kind; each is saved as soon as it has arrived. */
export function PhotoStep({ claim, step, onTouch, onDone, onStale }: PhotoStepProps) {
  const t = useTexts(claimFormTexts)
  const errorId = useId()
  const [isBusy, setBusy] = useState(false)
  const field = photoFields[step]
  const { mutateAsync } = useSaveClaimStep(step)
  const { save, isSaving } = useClaimStep({ claim, onStale })
  const send = (uploads: readonly UploadedPhoto[]) =>
    save((named) => mutateAsync({ ...named, [field]: uploads.map(({ id }) => id) }))
  const photoForm = useCallForm({
    values: { photos: null as UploadedPhoto[] | null },
    check: (values) => ({ photos: findProblem(values.photos ?? claim[field]) }),
    toInput: (values) => values.photos ?? claim[field],
    call: send,
    onDone: () => onDone(),
  })
  const findProblem = (uploads: readonly UploadedPhoto[]) => {
    // Leaving the step would end the uploads that are still on their way.
    if (isBusy) return t('photos.busy')
    if (step === 'AdditionalPhotos' || uploads.length > 0) return undefined
    return t(`photos.${step}.missing`)
  }
  const { form, bindValue, formProps, failure, refuse } = photoForm
  const { value, error } = bindValue('photos')
  const limit = claimTerms.maxPhotos - countPhotos(claim) + claim[field].length

  const change = async (uploads: UploadedPhoto[]) => {
    onTouch()
    photoForm.change({ photos: uploads })
    const outcome = await send(uploads)
    if (!outcome.ok) refuse(outcome)
  }
  return (
    <StepFrame formProps={formProps} isSaving={isSaving} error={failure?.message}>
      {limit > 0 ? (
        <div data-invalid={error && !isBusy ? '' : undefined}>
          <PhotoUploads
            label={t('photos.label')}
            hint={t(`photos.${step}.hint`)}
            purpose="claim"
            uploads={value ?? claim[field]}
            limit={limit}
            onChange={(uploads) => void change(uploads)}
            onBusyChange={(busy) => {
              setBusy(busy)
              // What was missing is on its way, or has arrived.
              form.clearErrors()
            }}
          />
        </div>
      ) : (
        <p>{t('photos.full', { max: claimTerms.maxPhotos })}</p>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </StepFrame>
  )
}

function countPhotos(claim: Claim): number {
  return Object.values(photoFields).reduce((count, field) => count + claim[field].length, 0)
}
