import {
  type ConsentKind,
  type Profile,
  useSetUserData,
} from '@svetlitsa/api-client/profile/queries'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Switch } from '@svetlitsa/ui/forms/switch'
import { useState } from 'react'
import { AccountSection } from '../../account/account-section.tsx'

const kinds = ['smsAdvertising', 'emailAdvertising'] as const

/** Consents with their history; each takes effect at once. */
export function ConsentSection({ profile }: { profile: Profile }) {
  const { consents, consentHistory } = profile
  const t = useTexts(profileTexts)
  const language = useLanguage()
  const { mutateAsync, isPending } = useSetUserData()
  const [failure, setFailure] = useState<string | null>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

  const change = async (kind: ConsentKind, isGiven: boolean) => {
    setFailure(null)
    setEnded(null)
    try {
      const outcome = await mutateAsync({ consents: { [kind]: isGiven } })
      if (outcome.ok) setEnded(outcome.answer.message)
      else setFailure(outcome.message)
    } catch (cause) {
      setFailure(getErrorMessage(cause) ?? t('failed'))
    }
  }
  return (
    <AccountSection title={t('consents.title')}>
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      {ended && (
        <Notice tone="forest" live>
          {ended}
        </Notice>
      )}
      <div className="flex max-w-140 flex-col gap-2">
        {kinds.map((kind) => (
          <Switch
            key={kind}
            label={t(`consents.${kind}`)}
            switchPosition="end"
            checked={consents[kind]}
            disabled={isPending}
            onChange={(event) => void change(kind, event.target.checked)}
          />
        ))}
      </div>
      <h3 className="mt-6 font-medium">{t('consents.history')}</h3>
      {consentHistory.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">{t('consents.none')}</p>
      ) : (
        <ul className="mt-2 text-small text-ink-soft">
          {consentHistory.map(({ kind, isGiven, createdAt }) => (
            <li key={`${kind} ${createdAt}`}>
              {t(isGiven ? 'consents.given' : 'consents.withdrawn', {
                date: formatDay(createdAt, language, { timeZone, year: true }),
                kind: t(`consents.${kind}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
