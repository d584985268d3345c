import { useUserData } from '@svetlitsa/api-client/query/session'
import { answersShoppers } from '@svetlitsa/domain/identity/answers-shoppers'
import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import type { ReactNode } from 'react'
import { RetailPage } from './retail-page.tsx'
import { StaffOnly } from './staff-only.tsx'

type CallCentreOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Those who answer shoppers see the screen; a seller who followed a link is told whose it is. */
export function CallCentreOnly({ children }: CallCentreOnlyProps) {
  return <StaffOnly>{(user) => <OwnGroup name={user.name}>{children(user)}</OwnGroup>}</StaffOnly>
}

function OwnGroup({ name, children }: { name: string; children: ReactNode }) {
  const say = useTexts(retailTexts)
  const { data } = useUserData()
  if (answersShoppers((data?.userData || null)?.group ?? [])) return children
  return (
    <RetailPage title={say('foreign.title')} userName={name}>
      <div className="px-4 py-8 lg:px-6">
        <EmptyState
          title={say('foreign.title')}
          headingLevel={1}
          actions={<Button href={link.retailOrders()}>{say('foreign.go')}</Button>}
        >
          {say('foreign.text')}
        </EmptyState>
      </div>
    </RetailPage>
  )
}
