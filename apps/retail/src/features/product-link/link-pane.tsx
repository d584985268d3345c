import {
  type LinkedOffer,
  useOfferLink,
  useOfferSales,
} from '@svetlitsa/api-client/product-link/queries'
import { productLinkTexts } from '@svetlitsa/i18n/product-link/product-link-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'
import { OfferAddress, ShortAddress } from './offer-address.tsx'
import { RegionLinkList } from './region-link-list.tsx'

type LinkPaneProps = { offer: LinkedOffer; onClose: () => void }

/** The link of an offer: to copy, as a QR code, short, and for every city. */
export function LinkPane({ offer, onClose }: LinkPaneProps) {
  const t = useTexts(productLinkTexts)
  const offerLink = useOfferLink(offer.offerId)
  const { data: sales } = useOfferSales(offer.offerId)
  const isGone = offerLink.data === null
  const path = offerLink.data ?? (isGone ? offer.productUrl : null)
  const url = path && toUrl(path)
  return (
    <DetailPane
      title={offer.name}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        url && (
          <Button size={40} kind="quiet" href={url} target="_blank" rel="noopener">
            {t('open')}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <p className="text-ink-soft wrap-anywhere empty:hidden">{offer.variant}</p>
        {offerLink.isPending && <Skeleton shape="block" />}
        {offerLink.isError && <ErrorNotice onRetry={() => void offerLink.refetch()} />}
        {isGone && (
          <Notice tone="honey" live>
            {t(offer.productUrl ? 'variantGone' : 'goneText')}
          </Notice>
        )}
        {url && <OfferAddress url={url} name={offer.name} />}
        {sales?.shortUrls.map((short) => (
          <ShortAddress key={short} url={toUrl(short)} />
        ))}
        <dl>
          <DetailRow name={t('article')}>{offer.article}</DetailRow>
          {offer.barcode && <DetailRow name={t('barcode')}>{offer.barcode}</DetailRow>}
          <DetailRow name={t('offer')}>{offer.offerId}</DetailRow>
          <DetailRow name={t('guid')}>{offer.guid}</DetailRow>
        </dl>
        {url && sales && <RegionLinkList url={url} regions={sales.regions} />}
      </div>
    </DetailPane>
  )
}

const toUrl = (path: string) => new URL(path, location.origin).href
