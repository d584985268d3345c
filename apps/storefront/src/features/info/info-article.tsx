import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { fillPromises } from '@svetlitsa/i18n/format/fill-promises'
import { fillShopName } from '@svetlitsa/i18n/format/fill-shop-name'
import type { TextPage } from '@svetlitsa/i18n/info/info-pages'
import type { InfoPayment } from '@svetlitsa/i18n/info/info-text'
import { loadInitialData } from '../../page-context/load-initial-data.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { InfoParts } from './info-parts.tsx'
import { loadInfoText } from './load-info-text.ts'
import { localizeInfoText, mentionsPayment } from './localize-info-text.ts'

type InfoArticleProps = {
  context: PageContext
  code: TextPage
  numbered?: boolean
  /** Omits the lead, where the page has shown it already. */
  withoutLead?: boolean
}

const noPayments: ReadonlySet<InfoPayment> = new Set()

/** The text of an information page: the lead and then its parts. */
export async function InfoArticle({ context, code, numbered, withoutLead }: InfoArticleProps) {
  const { regionData, shop } = await loadInitialData(context)
  const written = await loadInfoText(context, code)
  const infoText = fillPromises(fillShopName(written, shop.name), shop.promises)
  const payments = mentionsPayment(infoText) ? await loadPayments(context) : noPayments
  const { lead, parts } = localizeInfoText(infoText, { ...regionData, payments })
  return (
    <div className="max-w-text">
      {!withoutLead && <p className="text-lead text-ink-soft">{formatTypography(lead)}</p>}
      <InfoParts parts={parts} numbered={numbered} />
    </div>
  )
}

/** Loads the payment methods of the page's region, including payment in installments. */
async function loadPayments(context: PageContext): Promise<ReadonlySet<InfoPayment>> {
  const { regionData, paymentGroups } = await loadInitialData(context)
  const payments = new Set<InfoPayment>(paymentGroups)
  if (regionData.MIN_PERCENT_PREPAYMENT < 100) payments.add('prepayment')
  return payments
}
