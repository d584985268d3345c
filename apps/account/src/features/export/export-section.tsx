import { useExportData } from '@svetlitsa/api-client/personal-data/queries'
import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { removalTexts } from '@svetlitsa/i18n/removal/removal-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'
import { AccountSection } from '../../account/account-section.tsx'
import { VerificationCode } from '../../account/verification-code.tsx'
import { saveFile } from './save-file.ts'

/** Downloads what the shop knows about the customer, by a code (lk.export). */
export function ExportSection() {
  const t = useTexts(removalTexts)
  const { data: profile } = useProfile()
  const { mutateAsync, isPending, isSuccess, data } = useExportData()
  const [error, setError] = useState<string | null>(null)

  const download = async (code: number) => {
    setError(null)
    try {
      const outcome = await mutateAsync(code)
      if (outcome.ok) saveFile(outcome.answer)
      else setError(outcome.fields.code ?? outcome.message)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('failed'))
    }
  }
  if (!profile) return null
  return (
    <AccountSection title={t('export.title')} note={t('export.text')}>
      {isSuccess && data.ok ? (
        <Notice tone="forest" live>
          {t('export.done')}
        </Notice>
      ) : (
        <VerificationCode
          purpose="export"
          phone={formatPhone(profile.phone)}
          label={t('export.code')}
          begin={t('export.begin')}
          error={error}
          isPending={isPending}
          onCode={(code) => void download(code)}
        />
      )}
    </AccountSection>
  )
}
