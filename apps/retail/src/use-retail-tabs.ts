import { useWaitingCounts } from '@svetlitsa/api-client/query/moderation'
import { useUserData } from '@svetlitsa/api-client/query/session'
import { answersShoppers } from '@svetlitsa/domain/identity/answers-shoppers'
import { userGroup } from '@svetlitsa/domain/identity/user-group'
import { link } from '@svetlitsa/domain/route/site-map'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { requestLogTexts } from '@svetlitsa/i18n/request-log-texts'
import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { useLocation } from '@tanstack/react-router'

/** The tabs that this member of staff may open, with how much waits behind each. */
export function useRetailTabs() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { data } = useUserData()
  const groups = (data?.userData || null)?.group ?? []
  const answers = answersShoppers(groups)
  const { data: waiting } = useWaitingCounts(answers)
  const unread = Object.values(waiting?.moderation ?? {}).reduce((sum, count) => sum + count, 0)
  const tab = (href: string, text: string, count = 0) => ({
    href,
    text,
    count,
    current: pathname === href,
  })
  return [
    tab(link.retailOrders(), retailTexts[language].orders),
    ...(answers
      ? [
          tab(link.retailModeration(), moderationTexts[language].title, unread),
          tab(link.retailRequests(), requestDeskTexts[language].title, waiting?.requests),
        ]
      : []),
    ...(groups.includes(userGroup.developer)
      ? [tab(link.requestLog(), requestLogTexts[language].title)]
      : []),
  ]
}
