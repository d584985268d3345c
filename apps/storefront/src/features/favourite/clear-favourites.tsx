'use client'

import { useClearFavourites } from '@svetlitsa/api-client/favourite/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { ConfirmButton } from './confirm-button.tsx'

/** Removes all favourites after a confirmation. */
export function ClearFavourites() {
  const t = useTexts(favouriteTexts)
  const { mutateAsync } = useClearFavourites()
  return (
    <ConfirmButton
      texts={{
        title: t('clearTitle'),
        text: t('clearText'),
        yes: t('clearYes'),
        no: t('cancel'),
      }}
      onYes={async () => void (await mutateAsync())}
      trigger={(open) => (
        <Button kind="quiet" size={40} onClick={open}>
          {t('clear')}
        </Button>
      )}
    />
  )
}
