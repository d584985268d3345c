import type { LogEntry } from '@svetlitsa/api-client/staff-log/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { buildListHref } from '../../list-detail/build-list-href.ts'

/** What an entry is of; an order, and the order of a row of it, leads to the order. */
export function LogSubject({ entry }: { entry: LogEntry }) {
  const t = useTexts(staffLogTexts)
  const subjects: Readonly<Record<string, string>> = staffLogTexts[useLanguage()].subjects
  const { subject, key, order } = entry
  const name = `${subjects[subject] ?? subject} ${key}`
  if (!order) return name
  const href = buildListHref(link.retailOrders(), { order: order.guid })
  if (key === order.number) return <TextLink href={href}>{name}</TextLink>
  return (
    <>
      {name}, <TextLink href={href}>{t('ofOrder', { number: order.number })}</TextLink>
    </>
  )
}
