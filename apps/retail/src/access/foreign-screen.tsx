import { link } from '@svetlitsa/domain/route/site-map'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { RetailPage } from '../retail-page/retail-page.tsx'

type ForeignScreenProps = { userName: string; title: string; text: string }

/** Tells staff that a screen belongs to others, and leads to the orders (role.retail). */
export function ForeignScreen({ userName, title, text }: ForeignScreenProps) {
  const t = useTexts(retailTexts)
  return (
    <RetailPage title={title} userName={userName}>
      <div className="px-4 py-8 lg:px-6">
        <EmptyState
          title={title}
          headingLevel={1}
          actions={<Button href={link.retailOrders()}>{t('foreign.go')}</Button>}
        >
          {text}
        </EmptyState>
      </div>
    </RetailPage>
  )
}
