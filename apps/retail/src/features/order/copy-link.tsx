import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { CopyButton } from '../../copy/copy-button.tsx'
import { useCopy } from '../../copy/use-copy.ts'

/** An address to copy; it can be selected by hand where the browser does not allow copying. */
export function CopyLink({ url }: { url: string }) {
  const t = useTexts(retailOrderTexts)
  const copying = useCopy(url)
  return (
    <div className="grid justify-items-start gap-2">
      <p className="w-full rounded-medium bg-sand px-3 py-2 break-all select-all">{url}</p>
      <CopyButton
        {...copying}
        label={t('confirmation.copy')}
        copiedLabel={t('confirmation.copied')}
      />
    </div>
  )
}
