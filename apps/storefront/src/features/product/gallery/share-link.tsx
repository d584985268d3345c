import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Share2 } from 'lucide'

type ShareLinkProps = { url: string; offerId: number; title: string }

/** Opens the share window for the selected offer (window.names, minishare). */
export function ShareLink({ url, offerId, title }: ShareLinkProps) {
  const t = useTexts(productTexts)
  return (
    <IconButton
      kind="white"
      label={t('share')}
      href={`${url}?offer_id=${offerId}`}
      data-window="minishare"
      data-title={title}
    >
      <Icon iconNode={Share2} />
    </IconButton>
  )
}
