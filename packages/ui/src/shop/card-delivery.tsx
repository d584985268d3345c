import { Store, Truck } from 'lucide'
import { Icon } from '../primitives/icon.tsx'

type CardDeliveryProps = {
  /** courier brings it, pickup is «Заберите сегодня» and forest. */
  way: 'courier' | 'pickup'
  /** The date, not «быстро»: «Курьером 24 ноября». */
  text: string
}

/** When it comes, on a card. */
export function CardDelivery({ way, text }: CardDeliveryProps) {
  return (
    <p
      className={`flex items-center gap-1.5 pt-1 ${way === 'pickup' ? 'text-forest' : 'text-ink-soft'}`}
    >
      <Icon of={way === 'pickup' ? Store : Truck} size="line" />
      {text}
    </p>
  )
}
