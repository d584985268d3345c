import { useSaveFavourites } from '@svetlitsa/api-client/favourite/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'

/** Adds shared favourites to the shopper's own and shows how many of them were new. */
export function SaveSharedButton({ offerIds }: { offerIds: number[] }) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  const { mutateAsync, isPending } = useSaveFavourites()
  const [added, setAdded] = useState<number | null>(null)
  const save = async () => {
    try {
      const outcome = await mutateAsync(offerIds)
      if (outcome.ok) setAdded(outcome.answer.added)
      else open('result', { title: t('saveShared'), text: outcome.message, tone: 'failed' })
    } catch (error) {
      open('error', { text: getErrorMessage(error) })
    }
  }
  const message = added === 0 ? t('sharedKnown') : t('savedShared', { count: added ?? 0 })
  return (
    <div aria-live="polite">
      <Button size={40} disabled={added !== null || isPending} onClick={() => void save()}>
        {added === null ? t('saveShared') : message}
      </Button>
    </div>
  )
}
