import { useWaitingCounts } from '@svetlitsa/api-client/moderation/queries'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canAnswerShoppers } from '@svetlitsa/domain/identity/can-answer-shoppers'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { link } from '@svetlitsa/domain/route/site-map'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { requestLogTexts } from '@svetlitsa/i18n/request-log/request-log-texts'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useLocation } from '@tanstack/react-router'

/** The tabs that the staff member may open, with counts of waiting work. */
export function useRetailTabs() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { data } = useUserData()
  const groups = (data?.userData || null)?.group ?? []
  const answersCustomers = canAnswerShoppers(groups)
  const { data: waiting } = useWaitingCounts(answersCustomers)
  const unread = Object.values(waiting?.moderation ?? {}).reduce((sum, count) => sum + count, 0)
  const buildTab = (href: string, text: string, count = 0) => ({
    href,
    text,
    count,
    current: pathname === href,
  })
  return [
    buildTab(link.retailOrders(), retailTexts[language].orders),
    ...(answersCustomers
      ? [
          buildTab(link.retailModeration(), moderationTexts[language].title, unread),
          buildTab(link.retailRequests(), requestDeskTexts[language].title, waiting?.requests),
        ]
      : []),
    ...(groups.includes(userGroup.developer)
      ? [buildTab(link.requestLog(), requestLogTexts[language].title)]
      : []),
  ]
}
