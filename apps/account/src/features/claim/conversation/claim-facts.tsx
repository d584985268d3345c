import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { photoFields } from '../form/photo-step.tsx'
import { PhotoList } from '../photo-list.tsx'

const photoSteps = ['LabelPhotos', 'DefectPhotos', 'PackagePhotos', 'AdditionalPhotos'] as const

/** What the customer reported. */
export function ClaimFacts({ claim }: { claim: Claim }) {
  const t = useTexts(claimFormTexts)
  const { offer, numberPackage, description, quantity } = claim
  return (
    <section
      aria-labelledby="facts"
      className="mt-8 grid grid-cols-[--spacing(20)_minmax(0,1fr)] gap-x-4 gap-y-4 border-y border-line py-6 md:grid-cols-[--spacing(36)_minmax(0,1fr)] md:gap-x-6"
    >
      <h2 id="facts" className="sr-only">
        {t('facts')}
      </h2>
      <div className="aspect-5/4 overflow-hidden rounded-medium bg-sand">
        {offer?.picture && (
          <ProductPicture picture={toPictureData(offer.picture, 'thumb')} alt="" />
        )}
      </div>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{offer?.name}</p>
        <p className="text-small text-ink-soft">
          {[
            offer?.finish,
            quantity > 1 && t('offer.left', { count: quantity }),
            numberPackage && t('packages.summary', { number: numberPackage }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-2 max-w-text whitespace-pre-line wrap-anywhere">{description}</p>
      </div>
      <dl className="col-span-full flex flex-wrap gap-x-8 gap-y-4">
        {photoSteps.map((step) => {
          const photos = claim[photoFields[step]]
          if (photos.length === 0) return null
          return (
            <div key={step}>
              <dt className="mb-1.5 text-small text-ink-soft">{t(`step.${step}`)}</dt>
              <dd>
                <PhotoList photos={photos} label={t(`step.${step}`)} />
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
