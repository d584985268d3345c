import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canAnswerShoppers } from '@svetlitsa/domain/identity/can-answer-shoppers'
import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import type { ReactNode } from 'react'
import { RetailPage } from '../retail-page/retail-page.tsx'
import { StaffOnly } from './staff-only.tsx'

type CallCentreOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Shows the screen only to users who can answer shoppers; other staff see a notice. */
export function CallCentreOnly({ children }: CallCentreOnlyProps) {
  return (
    <StaffOnly>
      {(user) => <CallCentreGate name={user.name}>{children(user)}</CallCentreGate>}
    </StaffOnly>
  )
}

function CallCentreGate({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(retailTexts)
  const { data } = useUserData()
  if (canAnswerShoppers((data?.userData || null)?.group ?? [])) return children
  return (
    <RetailPage title={t('foreign.title')} userName={name}>
      <div className="px-4 py-8 lg:px-6">
        <EmptyState
          title={t('foreign.title')}
          headingLevel={1}
          actions={<Button href={link.retailOrders()}>{t('foreign.go')}</Button>}
        >
          {t('foreign.text')}
        </EmptyState>
      </div>
    </RetailPage>
  )
}
