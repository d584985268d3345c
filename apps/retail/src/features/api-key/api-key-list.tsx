import type { ApiKey } from '@svetlitsa/api-client/api-key/queries'
import { apiKeyTexts } from '@svetlitsa/i18n/api-key/api-key-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Badge } from '@svetlitsa/ui/feedback/badge'
import { formatMoment } from '../../date/format-moment.ts'

type ApiKeyListProps = { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }

/** Keys with what they may do, and when they were used. */
export function ApiKeyList({ keys, onRevoke }: ApiKeyListProps) {
  const t = useTexts(apiKeyTexts)
  return (
    <ul aria-label={t('title')} className="border-t border-line text-small">
      {keys.map((key) => (
        <ApiKeyRow key={key.login} apiKey={key} onRevoke={() => onRevoke(key)} />
      ))}
    </ul>
  )
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const t = useTexts(apiKeyTexts)
  const language = useLanguage()
  const { name, login, scopes, callsPerMinute, createdAt, lastUsedAt, revokedAt } = apiKey
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-surface px-4 py-3 lg:px-6">
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          <Badge tone={revokedAt ? 'closed' : 'ready'}>
            {revokedAt ? t('revoked', { at: formatMoment(revokedAt, language) }) : t('works')}
          </Badge>
        </p>
        <p className="text-ink-soft wrap-anywhere">{login}</p>
      </div>
      <ul className="basis-72">
        {scopes.map((scope) => (
          <li key={scope}>{t(`scopes.${scope}`)}</li>
        ))}
      </ul>
      <dl className="grid basis-72 grid-cols-[auto_1fr] gap-x-3 whitespace-nowrap">
        <dt className="text-ink-soft">{t('perMinute')}</dt>
        <dd className="tabular-nums">{callsPerMinute}</dd>
        <dt className="text-ink-soft">{t('createdAt')}</dt>
        <dd>{formatMoment(createdAt, language)}</dd>
        <dt className="text-ink-soft">{t('usedAt')}</dt>
        <dd>{lastUsedAt ? formatMoment(lastUsedAt, language) : t('never')}</dd>
      </dl>
      {!revokedAt && (
        <Button
          size={40}
          kind="outline"
          aria-label={t('revoking.openFor', { name })}
          onClick={onRevoke}
        >
          {t('revoking.open')}
        </Button>
      )}
    </li>
  )
}
