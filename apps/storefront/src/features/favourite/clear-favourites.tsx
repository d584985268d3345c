'use client'

import { useClearFavourites } from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { ConfirmButton } from './confirm-button.tsx'

/** Takes all marks away, after asking once. */
export function ClearFavourites() {
  const say = useTexts(favouriteTexts)
  const { mutateAsync } = useClearFavourites()
  return (
    <ConfirmButton
      words={{
        title: say('clearTitle'),
        text: say('clearText'),
        yes: say('clearYes'),
        no: say('cancel'),
      }}
      onYes={async () => void (await mutateAsync())}
      trigger={(open) => (
        <Button kind="quiet" size={40} onClick={open}>
          {say('clear')}
        </Button>
      )}
    />
  )
}
