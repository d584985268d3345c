import { Button } from '@svetlitsa/ui/actions/button'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'

type StockNoticeButtonProps = {
  offerId: number
  /** Name of the product, for the accessible name. */
  name: string
  texts: StockNoticeButtonTexts
  size?: 40 | 48 | 56
}

export type StockNoticeButtonTexts = {
  ask: string
  /** «Сообщить о поступлении: {name}», the accessible name in place of the visible text. */
  askOf: string
}

/** «Сообщить о поступлении» in the place of «В корзину» where an offer is sold out (stock.notify). */
export function StockNoticeButton({ offerId, name, texts, size = 48 }: StockNoticeButtonProps) {
  const { open } = useWindows()
  return (
    <Button
      size={size}
      kind="outline"
      wide
      data-absent
      aria-label={texts.askOf.replace('{name}', name)}
      onClick={() => open('stockNotice', { offerId, name })}
    >
      {texts.ask}
    </Button>
  )
}
