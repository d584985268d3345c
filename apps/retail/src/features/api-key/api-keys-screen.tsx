import { type ApiKey, useApiKeys } from '@svetlitsa/api-client/api-key/queries'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { ListDetailLayout } from '../../list-detail/list-detail-layout.tsx'
import { RetailPage } from '../../retail-page/retail-page.tsx'
import { ApiKeyList } from './api-key-list.tsx'
import { CreateKeyPane } from './create-key-pane.tsx'
import { RevokeKeyPane } from './revoke-key-pane.tsx'

/** The keys by which other programs call the shop (exchange.keys). */
export function ApiKeysScreen({ userName }: { userName: string }) {
  const t = useTexts(apiKeyTexts)
  const { data: keys, isError, refetch } = useApiKeys()
  const [isCreating, setCreating] = useState(false)
  const [revoked, setRevoked] = useState<ApiKey | null>(null)
  const openCreation = () => {
    setRevoked(null)
    setCreating(true)
  }
  const openRevocation = (key: ApiKey) => {
    setCreating(false)
    setRevoked(key)
  }
  return (
    <RetailPage title={t('title')} userName={userName}>
      <ListDetailLayout
        title={t('title')}
        total={keys && t('total', { count: keys.length })}
        search={null}
        filters={
          <Button size={40} onClick={openCreation}>
            {t('open')}
          </Button>
        }
        pane={
          isCreating ? (
            <CreateKeyPane onClose={() => setCreating(false)} />
          ) : (
            revoked && (
              <RevokeKeyPane
                key={revoked.login}
                apiKey={revoked}
                onClose={() => setRevoked(null)}
              />
            )
          )
        }
      >
        {isError && <ErrorNotice onRetry={() => void refetch()} />}
        {!keys && !isError && <Skeleton shape="block" />}
        {keys?.length === 0 && (
          <p className="px-4 py-10 text-body text-ink-soft lg:px-6">{t('empty')}</p>
        )}
        {keys && keys.length > 0 && <ApiKeyList keys={keys} onRevoke={openRevocation} />}
      </ListDetailLayout>
    </RetailPage>
  )
}
