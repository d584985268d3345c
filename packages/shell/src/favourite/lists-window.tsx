import {
  type FavouriteList,
  useAddList,
  useAddListItem,
  useDeleteListItem,
  useFavouriteLists,
} from '@svetlitsa/api-client/favourite-list/queries'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useState } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { ListNameForm } from './list-name-form.tsx'

export type ListsWindowProps = {
  offerId: number
  productId: number
  name: string
  /** The list that the item is moved from. */
  fromId?: string
}

/** Selects the customer's list to add an item to, or creates a new one. */
export function ListsWindow({ offerId, productId, name, fromId }: ListsWindowProps) {
  const t = useTexts(favouriteTexts)
  const { close, open } = useWindows()
  const { data, isError, refetch } = useFavouriteLists({ enabled: true })
  const lists = data?.filter(({ id }) => id !== fromId)
  /** Why the last choice was refused: a list has a maximum size. */
  const [full, setFull] = useState<string | null>(null)
  const addItem = useAddListItem()
  const removeItem = useDeleteListItem()
  const addList = useAddList()
  const showError = (cause: unknown) => open('error', { text: getErrorMessage(cause) })

  const changeMembership = ({ id }: Pick<FavouriteList, 'id'>, isMember: boolean) => {
    const item = { id, offerId, productId }
    const moves = isMember && fromId !== undefined
    const onSettled = (outcome: { ok: true } | { ok: false; message: string }) => {
      setFull(outcome.ok ? null : outcome.message)
      if (outcome.ok && moves) close()
    }
    const callbacks = { onError: showError, onSuccess: onSettled }
    if (isMember) addItem.mutate(moves ? { ...item, fromId } : item, callbacks)
    else removeItem.mutate(item, callbacks)
  }
  const create = async (listName: string) => {
    const outcome = await addList.mutateAsync(listName)
    if (outcome.ok) changeMembership(outcome.answer.list, true)
    return outcome
  }

  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!lists) return <Spinner size="bar" />
  return (
    <div className="flex flex-col gap-5">
      <p className="text-small text-ink-soft">{name}</p>
      {lists.length === 0 ? (
        <p>{t('noLists')}</p>
      ) : (
        <fieldset>
          <legend className="sr-only">{t('toLists')}</legend>
          {lists.map((list) => (
            <Checkbox
              key={list.id}
              label={list.name}
              after={list.count}
              checked={list.offerIds.includes(offerId)}
              disabled={addItem.isPending || removeItem.isPending}
              onChange={(event) => changeMembership(list, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      {full && (
        <p role="alert" className="text-small text-sale">
          {full}
        </p>
      )}
      <ListNameForm label={t('newList')} action={t('create')} onName={create} />
      <Button wide kind="dark" onClick={close}>
        {t('done')}
      </Button>
    </div>
  )
}
