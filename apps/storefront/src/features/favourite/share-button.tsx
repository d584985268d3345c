'use client'

import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Share2 } from 'lucide'

type ShareButtonProps = {
  /** The code of the shared list; null where nothing can be shared. */
  hash: string | null
  /** Of the list; «Избранное» without one. */
  name?: string
}

/** Opens the window with the link that anybody may open, and the messengers to send it by. */
export function ShareButton({ hash, name }: ShareButtonProps) {
  const say = useTexts(favouriteTexts)
  const { open } = useWindows()
  if (hash === null) return null
  const share = () =>
    open('minishare', {
      url: new URL(link.favoritesShare(hash), location.origin).href,
      title: name ?? say('shareTitle'),
    })
  return (
    <Button kind="outline" size={40} icon={<Icon of={Share2} />} onClick={share}>
      {say('share')}
    </Button>
  )
}
