import { link } from '@svetlitsa/domain/route/site-map'
import { checkoutTexts } from '@svetlitsa/i18n/checkout/checkout-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

type PayByLinkProps = {
  /** The secret of a link in a message; without one there is nothing to show. */
  code: string | undefined
  isDue: boolean
  /** The orders whose day is chosen by the link too, where another page does it. */
  basketGroup?: string
}

/** Whoever has the link of a message pays and chooses the slot without a login (checkout.masked). */
export function PayByLink({ code, isDue, basketGroup }: PayByLinkProps) {
  const t = useTexts(checkoutTexts)
  if (code === undefined || !isDue) return null
  return (
    <div className="flex flex-wrap gap-3">
      <Button size={56} kind="outline" href={link.payCode(code)}>
        {t('masked.pay')}
      </Button>
      {basketGroup && (
        <Button size={56} kind="quiet" href={link.delivery(basketGroup)}>
          {t('masked.chooseSlot')}
        </Button>
      )}
    </div>
  )
}
