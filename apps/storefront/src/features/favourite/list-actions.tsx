import {
  type FavouriteList,
  useDeleteList,
  useRenameList,
} from '@svetlitsa/api-client/favourite-list/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { useState } from 'react'
import { ConfirmButton } from './confirm-button.tsx'
import { ListNameForm } from './lazy-list-name-form.ts'

/** Renames or deletes a list. Deleting a list keeps its items among the favourites. */
export function ListActions({ list }: { list: FavouriteList }) {
  const t = useTexts(favouriteTexts)
  const rename = useRenameList()
  const remove = useDeleteList()
  const [isNaming, setNaming] = useState(false)
  const renameList = async (name: string) => {
    const outcome = await rename.mutateAsync({ id: list.id, name })
    if (outcome.ok) setNaming(false)
    return outcome
  }

  if (isNaming) {
    return (
      <div className="w-120 max-w-full">
        <ListNameForm
          label={t('listName')}
          action={t('save')}
          value={list.name}
          onName={renameList}
          onCancel={() => setNaming(false)}
        />
      </div>
    )
  }
  return (
    <>
      <Button kind="quiet" size={40} onClick={() => setNaming(true)}>
        {t('rename')}
      </Button>
      <ConfirmButton
        texts={{
          title: t('deleteTitle', { name: list.name }),
          text: t('deleteText'),
          yes: t('deleteList'),
          no: t('cancel'),
        }}
        onYes={async () => {
          await remove.mutateAsync(list.id)
          location.assign(link.favorites())
        }}
        trigger={(ask) => (
          <Button kind="quiet" size={40} onClick={ask}>
            {t('deleteList')}
          </Button>
        )}
      />
    </>
  )
}
