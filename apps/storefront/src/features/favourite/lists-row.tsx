import { useAddList, useFavouriteLists } from '@svetlitsa/api-client/favourite-list/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { groupThousands } from '@svetlitsa/domain/money/price-text'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Chip } from '@svetlitsa/ui/actions/chip'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Plus } from 'lucide'
import { useState } from 'react'
import { ListNameForm } from './lazy-list-name-form.ts'

type ListsRowProps = {
  /** The current list; null on the page of all favourites. */
  currentId: string | null
}

/** Links to all favourites and to each of the customer's lists. A guest sees how to get lists. */
export function ListsRow({ currentId }: ListsRowProps) {
  const t = useTexts(favouriteTexts)
  const { data: state } = useShellState()
  const isCustomer = Boolean(state?.user)
  const { data: lists = [] } = useFavouriteLists({ enabled: isCustomer })
  const [isNaming, setNaming] = useState(false)
  const { mutateAsync } = useAddList()
  const create = async (name: string) => {
    const outcome = await mutateAsync(name)
    if (outcome.ok) setNaming(false)
    return outcome
  }

  if (!state) return <div className="min-h-16 pb-6 sm:min-h-11" />
  if (!isCustomer) {
    return (
      <p className="pb-6 text-small text-ink-soft">
        {t('listsLogin')}{' '}
        <a href={link.account()} data-window="login" className="text-accent underline">
          {t('login')}
        </a>
      </p>
    )
  }
  return (
    <div className="pb-6">
      <ul
        aria-label={t('lists')}
        className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pb-1 md:flex-wrap"
      >
        <li>
          <Chip href={link.favorites()} chosen={currentId === null}>
            {t('all')}
          </Chip>
        </li>
        {lists.map(({ id, name, url, count }) => (
          <li key={id}>
            <Chip href={url} chosen={id === currentId}>
              <span className="max-w-60 truncate">{name}</span>{' '}
              <span className="text-note">{groupThousands(count)}</span>
            </Chip>
          </li>
        ))}
        <li>
          <Chip aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
            <Icon iconNode={Plus} size="line" />
            {t('newList')}
          </Chip>
        </li>
      </ul>
      {isNaming && (
        <div className="max-w-120 pt-4">
          <ListNameForm
            label={t('listName')}
            action={t('create')}
            onName={create}
            onCancel={() => setNaming(false)}
          />
        </div>
      )}
    </div>
  )
}
