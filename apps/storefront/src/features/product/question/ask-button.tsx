'use client'

import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type AskButtonProps = { productId: number; texts: { ask: string; title: string } }

/** «Задать вопрос»: opens the form. */
export function AskButton({ productId, texts }: AskButtonProps) {
  const { open } = useWindows()
  const ask = () => open('productQuestion', { title: texts.title, productId })
  return (
    <Button kind="outline" wide onClick={ask}>
      {texts.ask}
    </Button>
  )
}
