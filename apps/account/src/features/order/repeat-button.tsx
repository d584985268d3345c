import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useAddOffers } from '@svetlitsa/shell/basket/use-add-offers'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'

type RepeatButtonProps = { order: CustomerOrder; onDone: (message: string) => void }

/** Puts the goods of an order into the basket at today's prices; a window names what is sold out. */
export function RepeatButton({ order, onDone }: RepeatButtonProps) {
  const t = useTexts(orderTexts)
  const { add, isAdding } = useAddOffers(t('repeat'))
  const [isAdded, setIsAdded] = useState(false)
  const repeat = async () => {
    const offers = order.goods.map(({ offerId, quantity }) => ({ offerId, quantity }))
    if (!(await add({ offers }))) return
    setIsAdded(true)
    onDone(t('repeated'))
  }
  if (isAdded) {
    return (
      <Button size={40} kind="dark" href={link.basket()}>
        {t('toBasket')}
      </Button>
    )
  }
  return (
    <Button
      size={40}
      kind="soft"
      waiting={isAdding && t('close.sending')}
      onClick={() => void repeat()}
    >
      {t('repeat')}
    </Button>
  )
}
