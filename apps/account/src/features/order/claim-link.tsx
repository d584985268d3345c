import { useClaims } from '@svetlitsa/api-client/claim/queries'
import type { CustomerOrder } from '@svetlitsa/api-client/customer-order/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { orderTexts } from '@svetlitsa/i18n/order/order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'

/** Leads to a claim about goods of a delivered order while its warranty lasts. */
export function ClaimLink({ order }: { order: CustomerOrder }) {
  const { data: session } = useUserData()
  const isDelivered = order.state === 'delivered' || order.state === 'closed'
  if (!isDelivered || !session?.userData) return null
  // Claims are read only after a code: their screen asks for it (claim.login).
  if (!session.userData.isLoggedInByCode)
    return <ClaimButton href={link.claim({ order: order.id })} />
  return <ClaimableLink orderGuid={order.guid} />
}

function ClaimableLink({ orderGuid }: { orderGuid: string }) {
  const { data } = useClaims(1)
  const claimable = data?.orders.find((order) => order.orderGuid === orderGuid)
  if (!claimable) return null
  const { draft, orderId } = claimable
  return (
    <ClaimButton href={draft ? link.claim({ claim: draft }) : link.claim({ order: orderId })} />
  )
}

function ClaimButton({ href }: { href: string }) {
  const t = useTexts(orderTexts)
  return (
    <Button size={40} kind="soft" href={href}>
      {t('claim')}
    </Button>
  )
}
