import type { Language } from '@svetlitsa/domain/language/language'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import type { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import type { Translator } from '@svetlitsa/i18n/translator/get-translator'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { TableColumn } from '@svetlitsa/ui/data/table'
import { formatMoment } from '../../date/format-moment.ts'
import { ClaimBadge } from './claim-badge.tsx'
import type { ClaimRow } from './claim-row.ts'

/** The table columns of claims; the number opens the claim. */
export function buildClaimColumns(
  t: Translator<(typeof claimTexts)['ru']>,
  language: Language,
  open: (claim: ClaimRow) => void,
): TableColumn<ClaimRow>[] {
  return [
    {
      key: 'number',
      title: t('columns.number'),
      render: (claim) => (
        <TextLink tone="bare" onClick={() => open(claim)}>
          <strong className="font-semibold">{claim.number}</strong>
        </TextLink>
      ),
    },
    {
      key: 'sent',
      title: t('columns.sent'),
      render: ({ sentAt }) => (sentAt ? formatMoment(sentAt, language) : ''),
    },
    { key: 'order', title: t('columns.order'), render: ({ orderId }) => orderId },
    { key: 'goods', title: t('columns.goods'), render: ({ offer }) => offer?.name ?? '' },
    { key: 'customer', title: t('columns.customer'), render: ({ customer }) => customer.name },
    {
      key: 'phone',
      title: t('columns.phone'),
      render: ({ customer: { phone } }) => formatPhone(phone) ?? phone,
    },
    {
      key: 'state',
      title: t('columns.state'),
      render: ({ state }) => <ClaimBadge state={state} />,
    },
  ]
}
