import type { DeskClaim } from '@svetlitsa/api-client/claim-desk/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { formatMoment } from '../../date/format-moment.ts'
import { buildListHref } from '../../list-detail/build-list-href.ts'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ClaimPhotos } from './claim-photos.tsx'

const photoKinds = ['labelPhotos', 'defectPhotos', 'packagePhotos', 'additionalPhotos'] as const

/** What the customer told: the goods, the defect and its photographs. */
export function ClaimDetails({ claim }: { claim: DeskClaim }) {
  const t = useTexts(claimTexts)
  const language = useLanguage()
  const { customer, offer, sentAt, outcome } = claim
  const kit = claim.lines.find(({ isClaimed }) => isClaimed)?.kit
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <ClaimBadge state={claim.state} />
        {outcome && <span className="font-medium">{t(`outcome.${outcome}`)}</span>}
        {sentAt && <span className="text-ink-soft">{formatMoment(sentAt, language)}</span>}
      </p>
      <p className="mt-4 text-body font-medium wrap-anywhere">
        {[offer?.name, offer?.finish].filter(Boolean).join(', ')}
      </p>
      <dl className="mt-1">
        {kit && <DetailRow name={t('pane.kit')}>{kit}</DetailRow>}
        <DetailRow name={t('pane.quantity')}>{claim.quantity}</DetailRow>
        <DetailRow name={t('pane.package')}>{claim.numberPackage}</DetailRow>
        <DetailRow name={t('pane.order')}>
          <TextLink href={buildListHref(link.retailOrders(), { order: claim.orderGuid })}>
            {claim.orderId}
          </TextLink>
        </DetailRow>
        <DetailRow name={t('pane.store')}>{claim.storeName}</DetailRow>
        <DetailRow name={t('pane.customer')}>{customer.name}</DetailRow>
        <DetailRow name={t('pane.phone')}>
          <TextLink href={`tel:+${customer.phone}`}>
            {formatPhone(customer.phone) ?? customer.phone}
          </TextLink>
        </DetailRow>
      </dl>
      <p className="mt-4 border-t border-line pt-4 text-body wrap-anywhere whitespace-pre-line">
        {claim.description}
      </p>
      {photoKinds.map(
        (kind) =>
          claim[kind].length > 0 && (
            <section key={kind} className="mt-4">
              <h3 className="text-note text-ink-soft">{t(`photos.${kind}`)}</h3>
              <ClaimPhotos label={t(`photos.${kind}`)} photos={claim[kind]} />
            </section>
          ),
      )}
    </>
  )
}
