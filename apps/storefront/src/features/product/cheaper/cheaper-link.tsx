import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { ProductOffer } from '../offer/product-offer.ts'

type CheaperLinkProps = {
  product: { guid: string; name: string; url: string }
  offer: Pick<ProductOffer, 'finish' | 'size' | 'sizeText'>
}

/** «Нашли дешевле?» beside the price: opens the form for the selected offer. */
export function CheaperLink({ product, offer }: CheaperLinkProps) {
  const label = useTexts(productTexts)('cheaper')
  const { open } = useWindows()
  const selected = [offer.finish, offer.size, offer.sizeText].filter(Boolean).join(', ')
  return (
    <TextLink onClick={() => open('findCheaper', { title: label, product, selected })}>
      {label}
    </TextLink>
  )
}
