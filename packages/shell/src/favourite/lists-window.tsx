'use client'

import {
  type FavouriteList,
  useAddList,
  useAddListItem,
  useDeleteListItem,
  useFavouriteLists,
} from '@svetlitsa/api-client/query/favourite'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import { Spinner } from '@svetlitsa/ui/primitives/spinner'
import { useState } from 'react'
import { FaultNotice } from '../fault-notice.tsx'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'
import { ListNameForm } from './list-name-form.tsx'

export type ListsWindowProps = {
  offerId: number
  productId: number
  name: string
  /** The list that the thing leaves for another one. */
  fromId?: string
}

/** Into which of the customer's lists a thing goes; a new one can be made here and now. */
export function ListsWindow({ offerId, productId, name, fromId }: ListsWindowProps) {
  const say = useTexts(favouriteTexts)
  const { close, open } = useWindows()
  const { data, isError, refetch } = useFavouriteLists({ enabled: true })
  const lists = data?.filter(({ id }) => id !== fromId)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** Why the last choice was not taken: a list holds only so many. */
  const [full, setFull] = useState<string | null>(null)
  const put = useAddListItem()
  const drop = useDeleteListItem()
  const make = useAddList()
  const fail = (fault: unknown) => open('fault', { text: faultText(fault) })

  const change = ({ id }: Pick<FavouriteList, 'id'>, isIn: boolean) => {
    const item = { id, offerId, productId }
    const moves = isIn && fromId !== undefined
    const settle = (outcome: { ok: true } | { ok: false; message: string }) => {
      setFull(outcome.ok ? null : outcome.message)
      if (outcome.ok && moves) close()
    }
    const told = { onError: fail, onSuccess: settle }
    if (isIn) put.mutate(moves ? { ...item, fromId } : item, told)
    else drop.mutate(item, told)
  }
  const create = async (listName: string) => {
    const outcome = await make.mutateAsync(listName)
    setRefusal(outcome.ok ? null : outcome.message)
    if (outcome.ok) change(outcome.answer.list, true)
    return outcome.ok
  }

  if (isError) return <FaultNotice onRetry={() => void refetch()} />
  if (!lists) return <Spinner size="bar" />
  return (
    <div className="flex flex-col gap-5">
      <p className="text-small text-ink-soft">{name}</p>
      {lists.length === 0 ? (
        <p>{say('noLists')}</p>
      ) : (
        <fieldset>
          <legend className="sr-only">{say('toLists')}</legend>
          {lists.map((list) => (
            <Checkbox
              key={list.id}
              label={list.name}
              after={list.count}
              checked={list.offerIds.includes(offerId)}
              disabled={put.isPending || drop.isPending}
              onChange={(event) => change(list, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {full && (
        <p role="alert" className="text-small text-sale">
          {full}
        </p>
      )}
      <ListNameForm
        label={say('newList')}
        action={say('create')}
        refusal={refusal}
        onName={create}
      />
      <Button wide kind="dark" onClick={close}>
        {say('done')}
      </Button>
    </div>
  )
}
