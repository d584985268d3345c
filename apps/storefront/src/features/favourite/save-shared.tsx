'use client'

import { useSaveFavourites } from '@svetlitsa/api-client/query/favourite'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useState } from 'react'

type SaveSharedProps = { offerIds: number[]; words: { save: string; saved: string } }

/** Makes somebody's shared favourites one's own. */
export function SaveShared({ offerIds, words }: SaveSharedProps) {
  const { open } = useWindows()
  const { mutateAsync, isPending } = useSaveFavourites()
  const [isDone, setDone] = useState(false)
  const save = async () => {
    try {
      const outcome = await mutateAsync(offerIds)
      if (outcome.ok) setDone(true)
      else open('result', { title: words.save, text: outcome.message, tone: 'failed' })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  return (
    <div aria-live="polite">
      <Button size={40} disabled={isDone || isPending} onClick={() => void save()}>
        {isDone ? words.saved : words.save}
      </Button>
    </div>
  )
}
