import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { CodesForm } from './codes-form.tsx'
import { NewPhoneForm } from './new-phone-form.tsx'

/** The new number, and then the codes of both. */
export function PhoneChange() {
  const t = useTexts(profileTexts)
  const { data, isError, refetch } = useProfile()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [changedTo, setChangedTo] = useState<string | null>(null)
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (changedTo !== null) {
    return (
      <Notice tone="forest" live>
        {t('phone.done', { phone: formatPhone(changedTo) })}
      </Notice>
    )
  }
  const present = formatPhone(data.phone)
  return (
    <div className="flex max-w-120 flex-col gap-6">
      <p className="font-medium tabular-nums">{t('phone.present', { phone: present })}</p>
      <p className="text-ink-soft">{t('phone.why')}</p>
      {sentTo === null ? (
        <NewPhoneForm onSent={setSentTo} />
      ) : (
        <CodesForm
          present={present}
          phone={sentTo}
          onDone={setChangedTo}
          onBack={() => setSentTo(null)}
        />
      )}
      <Notice tone="sand">{t('phone.lost')}</Notice>
    </div>
  )
}
