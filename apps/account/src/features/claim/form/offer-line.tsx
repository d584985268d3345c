import type { ClaimableLine } from '@svetlitsa/api-client/claim/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { toPictureData } from '@svetlitsa/shell/picture/to-picture-data'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { QuantityStepper } from '@svetlitsa/ui/basket/quantity-stepper'
import { Radio } from '@svetlitsa/ui/forms/radio'
import { ProductPicture } from '@svetlitsa/ui/media/product-picture'
import { PackageOptions } from './package-options.tsx'

export type OfferChoice = { lineId: number; quantity: number; package: string | null }

type OfferLineProps = {
  line: ClaimableLine
  /** Null while another line is chosen. */
  choice: OfferChoice | null
  /** The claim being filled in, which is not another one about the same goods. */
  claimGuid: string
  onChange: (choice: OfferChoice) => void
}

/** A product or part of the order; the chosen one asks how many, and for its package. */
export function OfferLine({ line, choice, claimGuid, onChange }: OfferLineProps) {
  const t = useTexts(claimFormTexts)
  const { lineId, name, finish, picture, quantity, byMetre, packages } = line
  const other = line.claims.find((guid) => guid !== claimGuid)
  const amount = t(byMetre ? 'offer.metres' : 'offer.left', { count: quantity })
  const begin = { lineId, quantity: byMetre ? quantity : 1, package: null }
  return (
    <div className="grid gap-4 border-b border-line py-3">
      <div className="grid grid-cols-[minmax(0,1fr)_--spacing(16)] items-center gap-4">
        <Radio
          name="offer"
          label={name}
          note={[finish, amount].filter(Boolean).join(' · ')}
          checked={choice !== null}
          onChange={() => onChange(begin)}
        />
        <div className="aspect-5/4 overflow-hidden rounded-small bg-sand">
          {picture && <ProductPicture picture={toPictureData(picture, 'thumb')} alt="" />}
        </div>
      </div>
      {other && (
        <p className="pl-8 text-small text-ink-soft">
          {t('offer.other')}{' '}
          <TextLink href={link.claim({ claim: other })}>{t('offer.openOther')}</TextLink>
        </p>
      )}
      {choice && quantity > 1 && !byMetre && (
        <div className="flex flex-wrap items-center justify-between gap-3 pl-8">
          <span aria-hidden="true">{t('offer.howMany')}</span>
          <QuantityStepper
            quantity={choice.quantity}
            terms={{ stock: quantity, minimumBatch: 1, sellsRemains: true, byMetre: false }}
            onChange={(next) => onChange({ ...choice, quantity: next })}
            labels={{
              quantity: t('offer.quantity', { name }),
              less: t('offer.less'),
              more: t('offer.more'),
            }}
          />
        </div>
      )}
      {choice && packages.length > 1 && (
        <div className="pl-8">
          <PackageOptions
            legend={t('offer.packages')}
            packages={packages}
            value={choice.package}
            onChange={(number) => onChange({ ...choice, package: number })}
          >
            <Radio
              name="package"
              label={t('offer.later')}
              checked={choice.package === null}
              onChange={() => onChange({ ...choice, package: null })}
            />
          </PackageOptions>
        </div>
      )}
    </div>
  )
}
