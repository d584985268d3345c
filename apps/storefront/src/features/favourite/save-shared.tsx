'use client'

import { useSaveFavourites } from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { useState } from 'react'

/** Makes somebody's shared favourites one's own, and says how many of them were new. */
export function SaveShared({ offerIds }: { offerIds: number[] }) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutateAsync, isPending } = useSaveFavourites()
  const [added, setAdded] = useState<number | null>(null)
  const save = async () => {
    try {
      const outcome = await mutateAsync(offerIds)
      if (outcome.ok) setAdded(outcome.answer.added)
      else open('result', { title: say('saveShared'), text: outcome.message, tone: 'failed' })
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  const saved = added === 0 ? say('sharedKnown') : say('savedShared', { count: added ?? 0 })
  return (
    <div aria-live="polite">
      <Button size={40} disabled={added !== null || isPending} onClick={() => void save()}>
        {added === null ? say('saveShared') : saved}
      </Button>
    </div>
  )
}
