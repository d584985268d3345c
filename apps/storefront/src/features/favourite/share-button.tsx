import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { readShopName } from '@svetlitsa/shell/shop-name/read-shop-name'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { Share2 } from 'lucide'

type ShareButtonProps = {
  /** The code of the shared list; null where there is nothing to share. */
  hash: string | null
  /** Name of the list; «Избранное» when left out. */
  name?: string
}

/** Opens the window with the public link and the messengers to send it with. */
export function ShareButton({ hash, name }: ShareButtonProps) {
  const t = useTexts(favouriteTexts)
  const { open } = useWindows()
  if (hash === null) return null
  const share = () =>
    open('minishare', {
      url: new URL(link.favoritesShare(hash), location.origin).href,
      title: name ?? t('shareTitle', { shopName: readShopName() }),
    })
  return (
    <Button kind="outline" size={40} icon={<Icon iconNode={Share2} />} onClick={share}>
      {t('share')}
    </Button>
  )
}
