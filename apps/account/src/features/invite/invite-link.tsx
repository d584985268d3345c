import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'

/** The link to copy, and the code to say. */
export function InviteLink({ code, url }: { code: string; url: string }) {
  const t = useTexts(inviteTexts)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return (
    <div className="flex max-w-140 flex-col gap-4">
      <Field
        label={t('link')}
        hideLabel
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <p>
        {t('code')}: <span className="font-medium tabular-nums">{code}</span>
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button kind="quiet" onClick={() => void copy().catch(() => setCopied(false))}>
          {t('copy')}
        </Button>
        <span role="status" className="text-small text-forest">
          {isCopied && t('copied')}
        </span>
      </div>
    </div>
  )
}
