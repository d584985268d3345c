import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { AccountPage } from '../../account/account-page.tsx'
import { ClaimBegin } from './claim-begin.tsx'
import { ClaimList } from './claim-list.tsx'
import { ClaimScreen } from './claim-screen.tsx'
import { CodeGate } from './code-gate.tsx'
import type { ClaimQuery } from './parse-claim-query.ts'

/**
 * The claims of a customer: one, a new one about an order or a package, or all of them
 * (route.order-claim).
 */
export function ClaimsScreen({ claim, order, qr, page = 1 }: ClaimQuery) {
  const t = useTexts(claimFormTexts)
  return (
    <AccountPage title={t(claim || order || qr ? 'title' : 'list.title')}>
      <CodeGate>
        {claim ? (
          <ClaimScreen key={claim} guid={claim} />
        ) : order || qr ? (
          <ClaimBegin key={`${order} ${qr}`} order={order} qr={qr} />
        ) : (
          <ClaimList page={page} />
        )}
      </CodeGate>
    </AccountPage>
  )
}
