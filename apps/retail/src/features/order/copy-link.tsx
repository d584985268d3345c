import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'

/** An address to copy; it can be selected by hand where the browser does not allow copying. */
export function CopyLink({ url }: { url: string }) {
  const t = useTexts(retailOrderTexts)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="grid justify-items-start gap-2">
      <p className="w-full rounded-medium bg-sand px-3 py-2 break-all select-all">{url}</p>
      <Button size={40} kind="outline" onClick={() => void copy()}>
        <span role="status">{t(isCopied ? 'confirmation.copied' : 'confirmation.copy')}</span>
      </Button>
    </div>
  )
}
