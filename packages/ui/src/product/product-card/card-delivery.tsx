import { Store, Truck } from 'lucide'
import { Icon } from '../../media/icon/icon.tsx'

type CardDeliveryProps = {
  /** courier for delivery, pickup for «Заберите сегодня» in forest green. */
  method: 'courier' | 'pickup'
  /** A date, not «быстро»: «Курьером 24 ноября». */
  text: string
}

/** The delivery date on a card. */
export function CardDelivery({ method, text }: CardDeliveryProps) {
  return (
    <p
      className={`flex items-center gap-1.5 pt-1 ${method === 'pickup' ? 'text-forest' : 'text-ink-soft'}`}
    >
      <Icon iconNode={method === 'pickup' ? Store : Truck} size="line" />
      {text}
    </p>
  )
}
