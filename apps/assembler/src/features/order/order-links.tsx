import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { buildRouteLink } from '@svetlitsa/domain/assembly/build-route-link'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Navigation, Phone } from 'lucide'

/** Calls the customer, named by the first name, and leads the way. */
export function OrderLinks({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const { phone, customerName, address } = order
  return (
    <div className="grid grid-cols-2 gap-3">
      {phone && (
        <Button
          kind="outline"
          size={56}
          wide
          href={`tel:+${phone}`}
          aria-label={customerName ? t('call.phone', { name: customerName }) : t('call.unnamed')}
          icon={<Icon iconNode={Phone} />}
        >
          <span className="line-clamp-2 text-left whitespace-normal wrap-anywhere">
            {customerName.split(' ')[0] || t('call.unnamed')}
          </span>
        </Button>
      )}
      {address && (
        <Button
          kind="outline"
          size={56}
          wide
          href={buildRouteLink(order)}
          target="_blank"
          rel="noreferrer"
          icon={<Icon iconNode={Navigation} />}
        >
          {t('route')}
        </Button>
      )}
    </div>
  )
}
