'use client'

import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { FaultNotice } from '../fault-notice.tsx'
import { useLanguage } from '../language-provider.tsx'

/** Says that an action did not succeed, where there is no better place for it. */
export function FaultWindow({ text }: { text: string | null }) {
  const { yes } = shellTexts[useLanguage()]
  const { close } = useWindows()
  return (
    <div className="flex flex-col gap-6">
      <FaultNotice text={text ?? undefined} />
      <Button wide onClick={close}>
        {yes}
      </Button>
    </div>
  )
}
