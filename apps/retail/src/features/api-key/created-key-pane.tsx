import type { CreatedApiKey } from '@svetlitsa/api-client/api-key/queries'
import { exchangePath } from '@svetlitsa/domain/exchange/exchange'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { DetailRow } from '../../list-detail/detail-row.tsx'

type CreatedKeyPaneProps = { created: CreatedApiKey; onClose: () => void }

/** What is typed into the settings of the other program; the secret is never shown again. */
export function CreatedKeyPane({ created: { key, secret }, onClose }: CreatedKeyPaneProps) {
  const t = useTexts(apiKeyTexts)
  return (
    <DetailPane
      title={t('created.title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button size={40} onClick={onClose}>
          {t('created.done')}
        </Button>
      }
    >
      <Notice live>{t('created.once')}</Notice>
      <dl className="mt-4 wrap-anywhere">
        <DetailRow name={t('name')}>{key.name}</DetailRow>
        <DetailRow name={t('login')}>{key.login}</DetailRow>
        <DetailRow name={t('created.secret')}>{secret}</DetailRow>
        <DetailRow name={t('created.address')}>
          {new URL(exchangePath, window.location.origin).href}
        </DetailRow>
      </dl>
    </DetailPane>
  )
}
