import { type Claim, useSaveClaimStep } from '@svetlitsa/api-client/claim/queries'
import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoUploads } from '@svetlitsa/shell/upload/photo-uploads'
import { useId, useRef, useState } from 'react'
import { FieldError } from './field-error.tsx'
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
  const form = useRef<HTMLFormElement>(null)
  const [isBusy, setBusy] = useState(false)
  const field = photoFields[step]
  const { mutateAsync } = useSaveClaimStep(step)
  const { save, isSaving, failure } = useClaimStep({ claim, onStale })
  const [chosen, setChosen] = useState<UploadedPhoto[] | null>(null)
  const [problem, setProblem] = useState<'busy' | 'missing' | null>(null)
  const photos = chosen ?? claim[field]
  const limit = claimTerms.maxPhotos - countPhotos(claim) + claim[field].length

  const send = (uploads: UploadedPhoto[]) =>
    save((named) => mutateAsync({ ...named, [field]: uploads.map(({ id }) => id) }))
  const change = (uploads: UploadedPhoto[]) => {
    onTouch()
    setProblem(null)
    setChosen(uploads)
    void send(uploads)
  }
  const submit = async () => {
    // Leaving the step would end the uploads that are still on their way.
    if (isBusy) return setProblem('busy')
    const needsPhoto = step !== 'AdditionalPhotos' && photos.length === 0
    setProblem(needsPhoto ? 'missing' : null)
    if (needsPhoto) return form.current?.querySelector('input')?.focus()
    if (await send(photos)) onDone()
  }
  const texts = {
    missing: step === 'AdditionalPhotos' || isBusy ? null : t(`photos.${step}.missing`),
    busy: isBusy ? t('photos.busy') : null,
  }
  const message = problem && texts[problem]
  return (
    <StepFrame
      formRef={form}
      isSaving={isSaving}
      error={failure?.message}
      onSubmit={() => void submit()}
    >
      {limit > 0 ? (
        <PhotoUploads
          label={t('photos.label')}
          hint={t(`photos.${step}.hint`)}
          purpose="claim"
          uploads={photos}
          limit={limit}
          onChange={change}
          onBusyChange={setBusy}
        />
      ) : (
        <p>{t('photos.full', { max: claimTerms.maxPhotos })}</p>
      )}
      <FieldError id={errorId}>{message}</FieldError>
    </StepFrame>
  )
}

function countPhotos(claim: Claim): number {
  return Object.values(photoFields).reduce((count, field) => count + claim[field].length, 0)
}
