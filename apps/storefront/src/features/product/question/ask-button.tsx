'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'

type AskButtonProps = { productId: number; words: { ask: string; title: string } }

/** «Задать вопрос»: opens the form. */
export function AskButton({ productId, words }: AskButtonProps) {
  const { open } = useWindows()
  const ask = () => open('productQuestion', { title: words.title, productId })
  return (
    <Button kind="outline" wide onClick={ask}>
      {words.ask}
    </Button>
  )
}
