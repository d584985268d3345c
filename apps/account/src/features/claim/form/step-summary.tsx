import type { Claim } from '@svetlitsa/api-client/claim/queries'
import type { ClaimStep } from '@svetlitsa/domain/claim/claim-step'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoList } from '../photo-list.tsx'
import { type PhotoStepName, photoFields } from './photo-step.tsx'

/** What a done step holds, in a line or two. */
export function StepSummary({ claim, step }: { claim: Claim; step: ClaimStep }) {
  const t = useTexts(claimFormTexts)
  const { offer, description, numberPackage, quantity } = claim
  if (step === 'Offer')
    return [offer?.name, offer?.finish, quantity > 1 && t('offer.left', { count: quantity })]
      .filter(Boolean)
      .join(' · ')
  if (step === 'Description') return <p className="whitespace-pre-line">{description}</p>
  if (step === 'NumberPackage') return t('packages.summary', { number: numberPackage })
  if (!isPhotoStep(step)) return null
  const photos = claim[photoFields[step]]
  return photos.length > 0 ? (
    <PhotoList photos={photos} label={t(`step.${step}`)} />
  ) : (
    t('photos.none')
  )
}

export function isPhotoStep(step: ClaimStep): step is PhotoStepName {
  return step in photoFields
}
