import { typo } from '@svetlitsa/domain/text/typo'
import type { WrittenPage } from '@svetlitsa/i18n/info/info-pages'
import type { InfoPayment } from '@svetlitsa/i18n/info/info-text'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { loadInitialData } from '../../load-shell.ts'
import type { PageContext } from '../../page-context.ts'
import { InfoParts } from './info-parts.tsx'
import { loadPayments } from './load-payments.ts'
import { tellsOfPayment, textOfRegion } from './text-of-region.ts'

type InfoArticleProps = {
  context: PageContext
  code: WrittenPage
  numbered?: boolean
  /** Where the page itself has said first what matters here. */
  withoutLead?: boolean
}

const none: ReadonlySet<InfoPayment> = new Set()

/** The text of an information page: what matters first, then its parts. */
export async function InfoArticle({ context, code, numbered, withoutLead }: InfoArticleProps) {
  const { regionData } = await loadInitialData(context)
  const written = writtenText(code, context.language)
  const payments = tellsOfPayment(written) ? await loadPayments(context) : none
  const { lead, parts } = textOfRegion(written, { ...regionData, payments })
  return (
    <div className="max-w-text">
      {!withoutLead && <p className="text-lead text-ink-soft">{typo(lead)}</p>}
      <InfoParts parts={parts} numbered={numbered} />
    </div>
  )
}
