import { removalTexts } from '@svetlitsa/i18n/removal/removal-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { AccountSection } from '../../account/account-section.tsx'

/** What is gone with the account, and what stays. */
export function RemovalTerms({ bonuses }: { bonuses: number }) {
  const t = useTexts(removalTexts)
  const parts = [
    {
      title: t('goes.title'),
      items: [
        t('goes.data'),
        t('goes.lists'),
        t('goes.bonuses', { count: bonuses }),
        t('goes.sessions'),
      ],
    },
    { title: t('stays.title'), items: [t('stays.orders'), t('stays.texts')] },
  ]
  return parts.map(({ title, items }) => (
    <AccountSection key={title} title={title}>
      <ul className="flex max-w-140 list-disc flex-col gap-2 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </AccountSection>
  ))
}
