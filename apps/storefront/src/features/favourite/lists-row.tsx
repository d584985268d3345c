'use client'

import { useAddList, useFavouriteLists } from '@svetlitsa/api-client/query/favourite'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { ListNameForm } from '@svetlitsa/shell/favourite/list-name-form'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Chip } from '@svetlitsa/ui/primitives/chip'
import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Plus } from 'lucide'
import { useState } from 'react'

type ListsRowProps = {
  /** The list that is shown; null on the page of all favourites. */
  currentId: string | null
}

/** All favourites and each of the customer's lists; a guest is told how to have lists. */
export function ListsRow({ currentId }: ListsRowProps) {
  const say = useTexts(favouriteTexts)
  const { data: state } = useShellState()
  const isCustomer = Boolean(state?.user)
  const { data: lists = [] } = useFavouriteLists({ enabled: isCustomer })
  const [isNaming, setNaming] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutateAsync } = useAddList()
  const create = async (name: string) => {
    const outcome = await mutateAsync(name)
    setRefusal(outcome.ok ? null : outcome.message)
    setNaming(!outcome.ok)
    return outcome.ok
  }

  if (!state) return <div className="min-h-9 pb-6" />
  if (!isCustomer) {
    return (
      <p className="pb-6 text-small text-ink-soft">
        {say('listsLogin')}{' '}
        <a href={link.account()} data-window="login" className="text-accent underline">
          {say('login')}
        </a>
      </p>
    )
  }
  return (
    <div className="pb-6">
      <ul
        aria-label={say('lists')}
        className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pb-1 md:flex-wrap"
      >
        <li>
          <Chip href={link.favorites()} chosen={currentId === null}>
            {say('all')}
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
            <Icon of={Plus} size="line" />
            {say('newList')}
          </Chip>
        </li>
      </ul>
      {isNaming && (
        <div className="max-w-120 pt-4">
          <ListNameForm
            label={say('listName')}
            action={say('create')}
            refusal={refusal}
            onName={create}
            onCancel={() => setNaming(false)}
          />
        </div>
      )}
    </div>
  )
}
